const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export function sinceMoment(text: string, now: Date): Date | null {
  const [, amount, unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (amount !== undefined && unitMs !== undefined) return new Date(now.getTime() - Number(amount) * unitMs);
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}
