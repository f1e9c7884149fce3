import type { Endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';
import { toJSONSchema } from 'zod/v4/core';
import { describeSchema } from '../../plugins/openapi';
import type { TestRequest } from '../startTestApp';

/** The id for a field of this name, such as a client's for `client_user_ids`; null if unknown. */
export type NumberFor = (fieldName: string) => number | null;

/** As much of JSON Schema as the contract uses. */
const jsonSchema = z.object({
  type: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  minItems: z.optional(z.number()),
  items: z.optional(z.unknown()),
  required: z.optional(z.array(z.string())),
  properties: z.optional(z.record(z.string(), z.unknown())),
});

/** What an endpoint takes, as JSON Schema. */
export const describeInput = (schema: z.Schema): unknown =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: describeSchema });

interface Making {
  readonly numberFor: NumberFor;
  /** True: every field. False: the required ones, and every field that names a row. */
  readonly isFull: boolean;
}

export function exampleInput(endpoint: Endpoint, making: Making): TestRequest {
  const part = (schema: z.Schema | undefined) =>
    schema &&
    z.safeParse(z.record(z.string(), z.unknown()), exampleOf(describeInput(schema), '', making)).data;
  const { params, query, body } = endpoint;
  return {
    params: texts(part(params)),
    query: texts(part(query)),
    ...(body && { body: part(body) ?? {} }),
  };
}

/** Values as in a URL: lists with commas. */
const texts = (values: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  );

/** Used where any email will do. */
export const EXAMPLE_EMAIL = 'somebody@examples.test';

const strings: Readonly<Record<string, string>> = {
  date: '2028-02-21',
  'date-time': '2028-02-21T09:00:00.000Z',
  email: EXAMPLE_EMAIL,
  uri: 'https://examples.test/picture.png',
};

function exampleOf(schema: unknown, name: string, making: Making): unknown {
  const { numberFor, isFull } = making;
  const read = z.safeParse(jsonSchema, schema).data ?? {};
  if (read.const !== undefined) return read.const;
  if (read.enum) return read.enum[0];
  const [variant] = read.anyOf ?? read.oneOf ?? read.allOf ?? [];
  if (variant !== undefined) return exampleOf(variant, name, making);
  switch (read.type) {
    case 'object': {
      const entries = Object.entries(read.properties ?? {})
        .filter(([key]) => isFull || read.required?.includes(key) === true || numberFor(key) !== null)
        .map(([key, value]) => [key, exampleOf(value, key, making)]);
      return Object.fromEntries(entries);
    }
    case 'array':
      return isFull || (read.minItems ?? 0) > 0 || numberFor(name) !== null
        ? [exampleOf(read.items, name, making)]
        : [];
    case 'integer':
    case 'number':
      return numberFor(name) ?? Math.max(1, read.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      if (/email|username/i.test(name)) return strings['email'];
      if (/password/i.test(name)) return 'Sturdy-Horse7!';
      return strings[read.format ?? ''] ?? 'Example'.padEnd(read.minLength ?? 0, 'e');
    default:
      return null;
  }
}
