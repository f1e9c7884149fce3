/**
 * Full years between two calendar dates, `YYYY-MM-DD`. Somebody born on 29 February gets older on 1 March of a
 * common year.
 */
export function ageInYears(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const isBeforeBirthday = today.slice(5) < birthDate.slice(5);
  return isBeforeBirthday ? years - 1 : years;
}
