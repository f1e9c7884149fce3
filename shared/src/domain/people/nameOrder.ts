const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/**
 * The order of names and titles as people look them up: case and accents do not matter, and 2 comes before 10.
 * @example clients.sort((one, other) => nameOrder(one.full_name, other.full_name))
 */
export const nameOrder = (one: string, other: string): number => collator.compare(one, other);
