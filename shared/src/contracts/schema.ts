/**
 * The small, tree-shakable edition, because sign-in and the registry are parsed before the first paint. Use `import *
 * as z from '@formline/shared/contracts/schema'`.
 */
export {
  array,
  boolean,
  catch as withFallback,
  coerce,
  discriminatedUnion,
  email,
  enum,
  gte,
  int,
  iso,
  keyof,
  literal,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  partial,
  pipe,
  readonly,
  record,
  regex,
  safeParse,
  string,
  transform,
  trim,
  union,
  unknown,
  _default as withDefault,
} from 'zod/mini';
export type { infer, input, output } from 'zod/mini';
export type { $ZodType as Schema } from 'zod/v4/core';
