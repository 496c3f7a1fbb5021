export function List({ items, select }) {
  function choose(item) {
    select(item);
    track('choose');
  }
  return <ul onClick={choose}>{items.length}</ul>;
}
