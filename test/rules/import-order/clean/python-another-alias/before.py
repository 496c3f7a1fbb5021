from files import read as get, write as put

get(put)
