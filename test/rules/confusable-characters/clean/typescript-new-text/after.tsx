export const Page = () => <p>Don’t wait – it’s here… {'“now”'}</p>;
