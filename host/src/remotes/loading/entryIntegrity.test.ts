import { entryIntegrity, IMPOSSIBLE_INTEGRITY } from './entryIntegrity';

const hash = `sha384-${'b'.repeat(64)}`;
const entry = (integrity: string | null) => ({ name: 'mf-groups', source: 'active' as const, integrity });

afterEach(() => delete document.documentElement.dataset['development']);

it('demands the hash of the registry, whatever the page or the tab is for', () => {
  document.documentElement.dataset['development'] = 'mf-groups';
  expect(entryIntegrity(entry(hash))).toBe(hash);
  expect(entryIntegrity({ ...entry(hash), source: 'override' })).toBe(hash);
});

it('lets no entry run that has no hash', () => {
  document.documentElement.dataset['development'] = 'mf-group mf-groups-2';
  for (const source of ['active', 'canary', 'fallback'] as const)
    expect(entryIntegrity({ ...entry(null), source })).toBe(IMPOSSIBLE_INTEGRITY);
});

it('asks for no hash of what is in development in this page or this tab', () => {
  expect(entryIntegrity({ ...entry(null), source: 'override' })).toBeNull();
  document.documentElement.dataset['development'] = 'mf-auth mf-groups';
  expect(entryIntegrity(entry(null))).toBeNull();
});
