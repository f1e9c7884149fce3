import { entryPointKeys } from '@formline/shared/contracts/platform/entryPoints';
import {
  continued,
  type History,
  namesIn,
  offeredNames,
  rangeSince,
  readHistories,
  sinceVersion,
  versionIn,
} from './entryPointVersions';

const history: History = [
  { version: '1.0.0', added: ['Box', 'Text'], removed: [] },
  { version: '1.1.0', added: ['Badge'], removed: [] },
  { version: '2.0.0', added: ['Text'], removed: ['Box'] },
];

it('knows the names and the version of the newest', () => {
  expect(versionIn(history)).toBe('2.0.0');
  expect(namesIn(history)).toEqual(['Badge', 'Text']);
});

it.each([
  [['Badge'], '1.1.0'],
  [['Badge', 'Text'], '2.0.0'],
  [[], '1.0.0'],
  [['*'], '2.0.0'],
])('%s is there since %s', (used, version) => expect(sinceVersion(history, used)).toBe(version));

it('asks for the version that has all it uses', () => {
  expect(rangeSince({ 'ui/core': history }, '@formline/shared/ui/core', ['Badge'])).toBe('>=1.1.0');
});

it.each([
  ['the same names', ['Badge', 'Text'], '2.0.0'],
  ['a new name', ['Badge', 'Menu', 'Text'], '2.1.0'],
  ['a name less', ['Badge'], '3.0.0'],
  ['another name instead', ['Badge', 'Menu'], '3.0.0'],
])('%s: %s is %s', (_what, offered, version) => {
  const next = continued(history, offered);
  expect(versionIn(next)).toBe(version);
  expect(namesIn(next)).toEqual(offered);
});

it('begins with 1.0.0', () => expect(versionIn(continued([], ['Box']))).toBe('1.0.0'));

it('the file says what the sources offer; else run `pnpm entry-points`', async () => {
  const histories = readHistories();
  const recorded = entryPointKeys.map((key) => [key, namesIn(histories[key] ?? [])]);
  expect(Object.fromEntries(recorded)).toEqual(await offeredNames());
});
