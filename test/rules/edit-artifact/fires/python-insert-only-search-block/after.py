<<<<<<< SEARCH
=======
B = 2
>>>>>>> REPLACE
A = 1
