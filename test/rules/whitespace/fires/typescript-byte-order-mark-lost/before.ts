export const title = 'Übersicht';
export const size = 3;
