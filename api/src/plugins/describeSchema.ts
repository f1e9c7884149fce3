import { type JSONSchema, toJSONSchema, type $ZodTypes } from 'zod/v4/core';

/**
 * A value that is rewritten before it is checked (a number written in a path, a list written with commas) has no JSON
 * schema of its own: it is described by the schema it is checked against.
 */
export function describeSchema({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: $ZodTypes;
  readonly jsonSchema: JSONSchema.BaseSchema;
}): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return;
  const { $schema: _dialect, ...checked } = toJSONSchema(def.out, { override: describeSchema });
  for (const [keyword, value] of Object.entries(checked)) {
    // Standard-schema helpers of the generator are functions and no part of the description.
    if (typeof value !== 'function') Reflect.set(jsonSchema, keyword, value);
  }
}
