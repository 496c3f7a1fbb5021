SIZES = [
    "small",
    "large"
]

DEFAULT = "small"
