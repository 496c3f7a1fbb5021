import type { Colors } from 'picocolors/types';
import type { Level } from '../../engine/report';

export interface Style {
  readonly colors: Colors;
}

type Formatter = (text: string) => string;

export function levelColor({ colors }: Style, level: Exclude<Level, 'off'>): Formatter {
  const byLevel = { error: colors.red, warning: colors.yellow, information: colors.blue, hint: colors.cyan };
  return byLevel[level];
}
