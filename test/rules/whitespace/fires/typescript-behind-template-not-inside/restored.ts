export const help = `
Usage:  
  run
`;
export const name = 'run';
