"""Five small games about mice, cats, dogs and cheese."""
