import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { endpoint } from '../../contracts/endpoint';
import * as z from '../../contracts/schema';
import { QueryClient, QueryClientProvider, queryOf } from '../query';

const group = z.object({ id: z.int(), title: z.string() });
const about = { tag: 'Tests', access: 'public', summary: 'A call', resources: ['groups'] } as const;
export const listGroups = endpoint({
  ...about,
  method: 'GET',
  path: '/groups',
  query: z.object({ club_id: z.optional(z.coerce.number()), page: z.optional(z.coerce.number()) }),
  result: z.array(group),
});
const byId = z.object({ id: z.coerce.number() });
export const readGroup = endpoint({
  ...about,
  method: 'GET',
  path: '/groups/:id',
  params: byId,
  result: group,
});
export const listClients = endpoint({
  ...about,
  method: 'GET',
  path: '/clients',
  resources: ['clients'],
  result: z.array(z.string()),
});
export const renameGroup = endpoint({
  ...about,
  method: 'PUT',
  path: '/groups/:id',
  params: byId,
  body: z.object({ title: z.string() }),
  result: group,
});

export const runners = { id: 1, title: 'Runners' };
export const walkers = { id: 1, title: 'Walkers' };
export const one = queryOf(readGroup, { params: { id: 1 } });

/** A cache whose answers stay fresh, and hooks that are rendered with it. */
export function newCache() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return { cache, shown: <T,>(use: () => T) => renderHook(use, { wrapper }) };
}
