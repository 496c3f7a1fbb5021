export function Login({ submit, busy }) {
  return (
    <form onSubmit={submit}>
      <input
        type="text"
        name="user"
        autoFocus
      />
      <p>
        Your name and
        your password
      </p>
      <button disabled={busy}>Go</button>
    </form>
  );
}

export const title = 'Log in';
