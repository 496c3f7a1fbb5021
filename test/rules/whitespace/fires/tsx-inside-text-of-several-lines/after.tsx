export const Help = () => (
  <p>
    First line  
    and second line
  </p>
);
export const size = 2;
