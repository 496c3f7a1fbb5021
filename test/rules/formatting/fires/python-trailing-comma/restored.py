SIZES = [
    "small",
    "large"
]

DEFAULT = "large"
