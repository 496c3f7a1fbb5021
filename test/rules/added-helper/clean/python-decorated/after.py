app = make()


@app.route("/")
def _home():
    return "home"


size = 1
