import { type JSONSchema, toJSONSchema, type $ZodTypes } from 'zod/v4/core';

/** A preprocessed value (a list with commas) has no JSON schema: the inner schema describes it. */
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
    // Standard Schema helpers are functions and not part of the description.
    if (typeof value !== 'function') Reflect.set(jsonSchema, keyword, value);
  }
}
