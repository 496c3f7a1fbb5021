{% if cookiecutter.codes %}
NAMES = {
    1: "one",
    2: "two",
    3: "three",
    4: "four",
}
{% endif %}


def name(number):
    return NAMES[number]
