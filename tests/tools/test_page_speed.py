"""What is measured of the page: the tasks of the thread that draws it, and no others."""

from typing import Any

from tools.page_speed import tasks_of_the_page

RUN = "ThreadControllerImpl::RunTask"


def one(name: str, thread: int, **more: Any) -> dict[str, Any]:
    return {"pid": 1, "tid": thread, "name": name, **more}


def test_only_the_thread_of_the_page_counts() -> None:
    named = [one("thread_name", thread, args={"name": name}) for thread, name in enumerate(["CrRendererMain", "Pool"])]
    elsewhere = {**one("thread_name", 0, args={"name": "CrRendererMain"}), "pid": 2}  # a page that nobody sees
    found = [
        *named,
        elsewhere,
        one(RUN, 0, tdur=12_000),
        one("FunctionCall", 0, tdur=9_000),
        one(RUN, 0, dur=90_000),  # of some nobody knows the processor time
        one(RUN, 1, tdur=70_000),
        {**one(RUN, 0, tdur=80_000), "pid": 2},
    ]
    assert [task["tdur"] for task in tasks_of_the_page(found)] == [12_000]
