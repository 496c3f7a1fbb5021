export function open(door) {
  door.unlock();


  door.push();
}

export const count = 2;
