from files import read as put, write as get

get(put)
