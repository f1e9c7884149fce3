const characters = { exercise: 'e', routine: 'r' } as const;

export const keyOf = (kind: keyof typeof characters, id: number): string => `${characters[kind]}${id}`;

export function idOfKey(kind: keyof typeof characters, key: string | undefined): number | undefined {
  const digits = key?.startsWith(characters[kind]) ? key.slice(1) : '';
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}
