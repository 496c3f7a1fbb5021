export function Note({ text }) {
  return (
    <p>  
      <b>Note</b>
      {text.trim()}
    </p>
  );
}
