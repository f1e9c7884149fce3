import { checkPage, type PageObservation } from './checkPage';

const expected = {
  remote: 'mf-groups',
  shows: 'My Groups',
  builds: ['1.0.0-aa'],
  origins: ['https://site.example'],
};
const sound: PageObservation = {
  isShown: true,
  mainText: 'My Groups',
  builds: ['1.0.0-aa'],
  isEntryLoaded: true,
  errors: [],
  refusals: [],
  failures: [],
  requested: ['https://site.example/remotes/mf-groups/1.0.0-aa/remoteEntry.js', 'data:,', 'blob:x'],
  copies: [],
  hostChanges: [],
};
const failing = (seen: Partial<PageObservation>) =>
  checkPage(expected, { ...sound, ...seen }).filter(({ ok }) => !ok);

it('finds nothing wrong with a page that does what its manifest says', () => {
  expect(failing({})).toEqual([]);
});

it('tells what stands where the text should be', () => {
  expect(failing({ isShown: false, mainText: 'Could not be loaded' })).toEqual([
    expect.objectContaining({ expected: '"My Groups" in the main region', seen: '"Could not be loaded"' }),
  ]);
});

it.each([
  ['another build', { builds: ['1.0.0-bb'] }],
  ['two builds', { builds: ['1.0.0-aa', '1.0.0-bb'] }],
  ['no file of it', { builds: [] }],
  ['no entry', { isEntryLoaded: false }],
])('fails a page that runs %s', (_what, seen) => {
  expect(failing(seen).map(({ check }) => check)).toEqual(['runs the build under test']);
});

it.each([
  ['errors', { errors: ['boom'] }],
  ['refused by policy or hash', { refusals: ['Refused'] }],
  ['requests that failed', { failures: ['404 /a.js'] }],
  ['requests to other origins', { requested: ['https://elsewhere.example/a.js'] }],
  ['second copies of what is shared', { copies: ['React'] }],
  ['changes of the host’s look', { hostChanges: ['body color'] }],
])('fails a page for %s', (check, seen) => {
  expect(failing(seen).map((finding) => finding.check)).toEqual([check]);
});

it('lets sockets to its own origin pass', () => {
  expect(failing({ requested: ['wss://site.example/socket'] })).toEqual([]);
});

it('counts what it does not tell', () => {
  expect(failing({ errors: ['a', 'b', 'c', 'd', 'e'] })[0]?.seen).toBe('a; b; c; and 2 more');
});
