/** Days of the week in order, Sunday (`0`) first, each once. */
export function sortedDays<Day extends string>(days: readonly Day[]): Day[] {
  return [...new Set(days)].sort();
}

/** Adds a day or removes it, in the order of the week. */
export function toggleDay<Day extends string>(days: readonly Day[], day: Day): Day[] {
  return sortedDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]);
}
