import * as z from '../contracts/schema';
import { schemaHash } from './schemaHash';

const client = () =>
  z.object({ id: z.int(), name: z.nullable(z.string()), tags: z.array(z.enum(['a', 'b'])) });

it('is the same for schemas that are written alike', () => {
  expect(schemaHash(client())).toBe(schemaHash(client()));
  expect(schemaHash(z.object({ a: z.string(), b: z.int() }))).toBe(
    schemaHash(z.object({ b: z.int(), a: z.string() })),
  );
});

it.each([
  ['a field more', z.object({ ...client().shape, note: z.string() })],
  ['a field of another type', z.object({ ...client().shape, id: z.string() })],
  ['a field that may be absent', z.object({ ...client().shape, name: z.optional(z.string()) })],
  ['another choice', z.object({ ...client().shape, tags: z.array(z.enum(['a', 'c'])) })],
  ['another limit', z.object({ ...client().shape, id: z.int().check(z.gte(1)) })],
  ['a list of them', z.array(client())],
])('differs with %s', (_, other) => {
  expect(schemaHash(other)).not.toBe(schemaHash(client()));
});

it('ends for a schema that holds itself', () => {
  const tree = z.object({
    name: z.string(),
    get inner() {
      return z.array(tree);
    },
  });
  expect(schemaHash(tree)).toMatch(/^[0-9a-z]+$/);
});
