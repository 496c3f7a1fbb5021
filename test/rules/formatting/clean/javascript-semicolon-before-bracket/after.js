const one = read()
(one || two).run();
const three = one
[one, three].forEach(run);
