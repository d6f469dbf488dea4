"""PPO the short way: one seat of Alles Käse! learns to beat somebody who plays at random.

    pip install 'cheeseboard[train]'
    python examples/ppo.py

512 games are played side by side; every 16 moves of each are learnt from. It prints how large a share of its games the
learner wins; at random that is about a half. After CleanRL's ppo.py, with masked actions.
"""

import sys
import time
from collections.abc import Iterator

import numpy as np
import torch
from torch import nn

import cheeseboard.rl

GAMES, MOVES, EPOCHS, PARTS = 512, 16, 3, 4
DISCOUNT, SMOOTHING, CLIP, CURIOSITY = 0.995, 0.95, 0.2, 0.01


class Player(nn.Module):
    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        body = self.body(torch.log1p(seen.float()))
        logits = self.policy(body).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)


def train(updates: int, seed: int = 1, name: str = "alles-kaese", seats: int = 2) -> Iterator[float]:
    """Learn; after each update, the share of games won in it."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    games = cheeseboard.rl.batch(name, n=GAMES, seats=seats, alone=True, seed=seed)
    mine = np.arange(GAMES) % seats  # which seat learns in each game
    player = Player(games.observations.shape[1], games.actions)
    optimizer = torch.optim.Adam(player.parameters(), lr=1e-3, eps=1e-5)
    for _ in range(updates):
        # Play.
        seen, legal, moves, logs, values, rewards, over = [], [], [], [], [], [], []
        for _ in range(MOVES):
            seen.append(torch.from_numpy(games.observations.copy()))
            legal.append(torch.from_numpy(games.masks.copy()))
            with torch.no_grad():
                policy, value = player(seen[-1], legal[-1])
            move = policy.sample()
            games.step(move.numpy())
            moves.append(move), logs.append(policy.log_prob(move)), values.append(value)
            rewards.append(torch.from_numpy(games.rewards[np.arange(GAMES), mine]).float())
            over.append(torch.from_numpy(games.over.copy()))
        ended = torch.stack(over)
        share = float(torch.stack(rewards)[ended].mean()) + 1 / seats

        # How much better was it than expected? (Generalized advantage estimation.)
        with torch.no_grad():
            _, value = player(torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy()))
        advantages, later = [], torch.zeros(GAMES)
        for t in reversed(range(MOVES)):
            going_on = (~over[t]).float()
            surprise = rewards[t] + DISCOUNT * going_on * value - values[t]
            later = surprise + DISCOUNT * SMOOTHING * going_on * later
            advantages.insert(0, later)
            value = values[t]

        # Learn.
        b_seen, b_legal, b_moves, b_logs = torch.cat(seen), torch.cat(legal), torch.cat(moves), torch.cat(logs)
        b_advantages = torch.cat(advantages)
        b_returns = b_advantages + torch.cat(values)
        for _ in range(EPOCHS):
            for part in torch.randperm(GAMES * MOVES).chunk(PARTS):
                policy, value = player(b_seen[part], b_legal[part])
                ratio = (policy.log_prob(b_moves[part]) - b_logs[part]).exp()
                better = b_advantages[part]
                better = (better - better.mean()) / (better.std() + 1e-8)
                gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                loss = -gain + 0.5 * (value - b_returns[part]).pow(2).mean() - CURIOSITY * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(player.parameters(), 0.5)
                optimizer.step()
        yield share


if __name__ == "__main__":
    began, shares = time.process_time(), []
    for update, share in enumerate(train(int(sys.argv[1]) if len(sys.argv) > 1 else 200), 1):
        shares.append(share)
        if update % 10 == 0:
            seconds = time.process_time() - began
            print(f"update {update:>4}, {seconds:>4.0f} CPU seconds: wins {np.mean(shares[-10:]):.1%} of its games", flush=True)
