import type { RemoteRoute, RemoteTab } from '@formline/shared/contracts/platform/remoteManifest';
import type { ShellPieces } from '../build/firstPaintFiles';
import { FIRST_PAINT_MARK, HEAD_MARK } from '../build/hostPage';
import { type Caller, pageFor } from './page';
import { servedRegistry } from './registryForPage';
import { caller, config, entry } from './testing/pageRemotes';

const pieces: ShellPieces = {
  frame: '<header class=":profile">:tabs</header>:subTabs:page',
  tab: '<a href="/:path">:label</a>',
  activeTab: '<b href="/:path">:label</b>',
  subTab: '<i href="/:path">:label</i>',
  activeSubTab: '<u href="/:path">:label</u>',
  subTabs: '<nav title=":section">:subTabs</nav>',
  block: ':heading<block>',
  tiles: ':heading<tiles>',
  heading: '<h>:title</h>',
  headingOutline: '<h>',
};
const drawn = {
  '/host/h1/shell.first-paint.json': JSON.stringify(pieces),
  '/host/h1/shell.first-paint.css': 'nav{color:red}',
};

const remote = (name: string, routes: readonly Partial<RemoteRoute>[], tabs: readonly RemoteTab[]) => {
  const built = entry(name, `/${name}/home`, 'trainer');
  const given = routes.map((route) => ({
    path: `/${name}/home`,
    expose: './Page',
    title: name,
    access: 'trainer' as const,
    ...route,
  }));
  return { ...built, manifest: { ...built.manifest, routes: given, tabs: [...tabs] } };
};
const tab = (section: string, order: number, given: Partial<RemoteTab> = {}): RemoteTab => ({
  section,
  label: section,
  path: `/${section}/home`,
  order,
  subTabs: [],
  ...given,
});
const subTabs = [
  { label: 'Home', path: '/groups/home' },
  { label: 'A & "B" <c>', path: '/groups/all' },
];
const remotes = [
  remote(
    'groups',
    [
      { isTitleHeading: true, title: 'My <Groups>' },
      { path: '/groups/:group', outline: 'tiles' },
      { path: '/alone', bare: true },
    ],
    [tab('groups', 2, { subTabs }), tab('figures', 1, { managersOnly: true })],
  ),
  remote(
    'clients',
    [{ path: '/clients/my-clients', isTitleHeading: true, title: 'Clients' }],
    [tab('clients', 3)],
  ),
];

const site = (files: Readonly<Record<string, string>> = drawn) => ({
  page: `<html data-build="h1">${HEAD_MARK}${FIRST_PAINT_MARK}`,
  ...servedRegistry('{}'),
  remotes,
  config,
  textOf: (address: string) => files[address] ?? null,
});
const painted = (path: string, who: Caller = caller('trainer')) =>
  /<div id="first-paint">(.*)<\/div>/.exec(pageFor(site(), path, who).html)?.[1];

const tabs = '<b href="/groups/home">groups</b><a href="/clients/home">clients</a>';

it('is the navigation of all remotes with the active tab and its sub-tabs, and the page with its heading', () => {
  expect(painted('/groups/home')).toBe(
    `<header class="personal">${tabs}</header>` +
      '<nav title="groups"><u href="/groups/home">Home</u>' +
      '<i href="/groups/all">A &amp; &quot;B&quot; &lt;c&gt;</i></nav><h>My &lt;Groups&gt;</h><block>',
  );
});

it('outlines a page whose heading nobody knows yet', () => {
  expect(painted('/groups/7')).toMatch(/<h><tiles>$/);
});

it('shows managers their tabs and a club its colour', () => {
  expect(painted('/groups/home', { ...caller('manager'), profile: 'club' })).toMatch(
    /^<header class="club"><a href="\/figures\/home">figures<\/a>/,
  );
});

it('is that of the landing page at the root, and has no heading where the browser chooses the page', () => {
  expect(painted('/')).toContain('<b href="/clients/home">clients</b></header><h>Clients</h>');
  expect(painted('/clients/somewhere')).toContain('<b href="/clients/home">clients</b></header><h><block>');
});

it('names its styles for the policy', () => {
  expect(pageFor(site(), '/groups/home', caller('trainer')).styles).toEqual(['nav{color:red}']);
});

it.each([
  ['for somebody who is signed out', '/groups/home', 'signed-out', drawn],
  ['on a page without navigation', '/alone', 'trainer', drawn],
  ['without its files', '/groups/home', 'trainer', {}],
  ['with damaged pieces', '/groups/home', 'trainer', { ...drawn, '/host/h1/shell.first-paint.json': '{' }],
  [
    'with pieces of another host',
    '/groups/home',
    'trainer',
    { ...drawn, '/host/h1/shell.first-paint.json': '{}' },
  ],
] as const)('is left out %s', (_when, path, visitor, files) => {
  const { html, styles } = pageFor(site(files), path, caller(visitor));
  expect(html).not.toContain('first-paint');
  expect(styles).toEqual([]);
});
