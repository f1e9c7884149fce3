const letters = { exercise: 'e', routine: 'r' } as const;

/** The key of a place in a workout: one for exercises and one for supersets and circuits, which are numbered apart. */
export const keyOf = (kind: keyof typeof letters, id: number): string => `${letters[kind]}${id}`;

/** The number in such a key; undefined for a key of another kind or of the sender's making. */
export function idOfKey(kind: keyof typeof letters, key: string | undefined): number | undefined {
  const digits = key?.startsWith(letters[kind]) ? key.slice(1) : '';
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}
