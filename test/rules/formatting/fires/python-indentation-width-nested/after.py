def outer(values):
  result = []

  def keep(value):
    if value:
      result.append(value)

  for value in values:
    keep(value)
  return result


LIMIT = 2
