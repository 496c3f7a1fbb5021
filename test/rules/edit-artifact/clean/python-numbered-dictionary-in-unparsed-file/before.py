{% if cookiecutter.codes %}
NAMES = {}
{% endif %}


def name(number):
    return NAMES[number]
