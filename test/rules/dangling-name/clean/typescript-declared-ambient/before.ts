const VERSION = '1.0.0';
const build = { number: 7 };

export function banner(): string {
  return VERSION + '+' + build.number;
}
