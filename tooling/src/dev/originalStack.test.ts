import { originalStack } from './originalStack';

/** Line 3 of the bundle is line 12 of the source: fields of source, line and column are 0, 11 and 4. */
const map = JSON.stringify({
  version: 3,
  file: 'Page.js',
  sources: ['webpack://formline_mf_groups_dev/./mf-groups/src/Page.tsx?1f2e'],
  names: [],
  mappings: ';;AAWI',
});
const readMap = async (path: string) => (path === '/remotes/mf-groups/dev/Page.js' ? map : null);
const BUNDLE = 'http://localhost:3100/remotes/mf-groups/dev/Page.js';

it.each([
  ['names file and line of the source', `at Page (${BUNDLE}:3:11)`, 'at Page (mf-groups/src/Page.tsx:12)'],
  ['keeps a line of the bundle without a source', `at run (${BUNDLE}:1:1)`, `at run (${BUNDLE}:1:1)`],
  ['keeps a script without a map', 'at http://localhost:3100/a.js:3:1', 'at http://localhost:3100/a.js:3:1'],
  ['keeps the rest', 'Error: broken\n    at <anonymous>', 'Error: broken\n    at <anonymous>'],
])('%s', async (_what, stack, expected) => {
  expect(await originalStack(stack, readMap)).toBe(expected);
});
