export const Title = () => <p title='a "b"'>{'x'} 'quoted'</p>;
