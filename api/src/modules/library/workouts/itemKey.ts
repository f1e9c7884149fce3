const characters = { exercise: 'e', routine: 'r' } as const;

/** The key of a place in a workout: one for exercises and one for supersets and circuits, which are numbered apart. */
export const keyOf = (kind: keyof typeof characters, id: number): string => `${characters[kind]}${id}`;

/** The number in such a key; undefined for a key of another kind or of the sender's making. */
export function idOfKey(kind: keyof typeof characters, key: string | undefined): number | undefined {
  const digits = key?.startsWith(characters[kind]) ? key.slice(1) : '';
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}
