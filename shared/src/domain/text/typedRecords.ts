export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[];
export function keysOf(record: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(record);
}

/** A record with the same keys and other values. */
export function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  map: (value: V, key: K) => W,
): Record<K, W>;
export function mapValues<V, W>(
  record: Readonly<Record<string, V>>,
  map: (value: V, key: string) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
