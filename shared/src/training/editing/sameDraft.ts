/** Deep equality of drafts. Unchanged parts are shared, so only parts that differ in identity are compared. */
export function sameDraft(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && sameDraft(value, others.get(name)))
  );
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;
