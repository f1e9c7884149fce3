import { dayByKey } from '@formline/shared/domain/dates/dayByKey';

export interface GridMove {
  readonly date: string;
  readonly turnsPage: boolean;
}

export function gridMove(key: string, from: string): GridMove | null {
  const date = dayByKey(key, from);
  return date === null ? null : { date, turnsPage: key.startsWith('Page') };
}
