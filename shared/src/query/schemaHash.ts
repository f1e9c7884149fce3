/** Offset and prime of FNV-1a with 32 bits. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const BASE_36 = 36;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The definition inside a schema of the schema library, or the value itself. */
const definitionOf = (value: object): object => {
  const internals: unknown = Reflect.get(value, '_zod');
  const definition: unknown = isObject(internals) ? Reflect.get(internals, 'def') : undefined;
  return isObject(definition) ? definition : value;
};

/** Writes out what a schema accepts; functions have no outline, and a schema inside of itself is written once. */
function outlineOf(value: unknown, outer: readonly object[]): string {
  if (typeof value === 'function') return '';
  if (!isObject(value) || value instanceof RegExp) return String(value);
  const definition = definitionOf(value);
  if (outer.includes(definition)) return '^';
  const inside = [...outer, definition];
  if (Array.isArray(definition)) return `[${definition.map((item) => outlineOf(item, inside)).join()}]`;
  const fields = Object.entries(definition).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${name}:${outlineOf(field, inside)}`).join()}}`;
}

/** Hash of the names, types and limits of all fields of a schema; code inside (transforms) does not count. */
export function schemaHash(schema: unknown): string {
  let hash = FNV_OFFSET;
  for (const character of outlineOf(schema, [])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(BASE_36);
}
