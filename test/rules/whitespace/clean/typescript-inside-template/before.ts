export const text = (name: string) => `Dear ${name},

yours
`;
