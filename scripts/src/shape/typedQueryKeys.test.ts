import { workspaceRoot } from '@formline/tooling/workspace';
import { typedKeyIn, typedQueryKeys } from './typedQueryKeys';

it('finds no query key that is typed by hand', () => {
  expect(typedQueryKeys(workspaceRoot)).toEqual([]);
});

it.each([
  ["useQuery({ queryKey: ['clients', 'list', scope], queryFn })"],
  ['cache.invalidateQueries({ queryKey: CLIENTS_KEY })'],
  ['useMutation({ mutationKey: saving })'],
  ["import { queryOptions } from '@formline/shared/query';"],
  ["cache.setQueryData<Client[]>(['clients', 'list'], [])"],
])('finds the key in %s', (line) => {
  expect(typedKeyIn('mf-clients/src/Clients.tsx', `// A line before.\n${line}`)).toBe(2);
});

it.each([
  ['await cache.invalidateQueries(queriesOf(readClient));'],
  ['const { queryKey } = queryOf(readClient, { params: { id } });'],
  ['const isShown = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey.length > 0;'],
])('passes %s', (line) => {
  expect(typedKeyIn('mf-clients/src/Clients.tsx', line)).toBeNull();
});

it('lets a test hand on the key of a query, and type none', () => {
  expect(typedKeyIn('host/src/cache.test.ts', 'cache.resetQueries({ queryKey: one.queryKey })')).toBeNull();
  expect(typedKeyIn('host/src/cache.test.ts', "cache.getQueryData(['clients'])")).toBe(1);
});
