export { alpha, beta as default } from './letters';
