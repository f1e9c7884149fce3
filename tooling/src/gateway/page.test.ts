import { HEAD_MARK, hostPage } from '../build/hostPage';
import { integrityOf } from '../build/integrityFile';
import { filesToPreload, pageFor } from './page';
import { servedRegistry } from './registryForPage';
import { caller, config, entry, remotes, textOf } from './testing/pageRemotes';

const filesOf = (name: string) =>
  ['remoteEntry.js', 'Page.1.js', 'Page.1.css'].map((file) => `/remotes/${name}/b1/${file}`);

it.each([
  ['/login', 'signed-out', 'mf-auth'],
  ['/', 'signed-out', 'mf-auth'],
  ['/groups/my-groups', 'signed-out', 'mf-auth'],
  ['/groups/my-groups', 'trainer', 'mf-groups'],
  ['/', 'trainer', 'mf-clients'],
  ['/nowhere', 'trainer', 'mf-clients'],
] as const)('loads early what %s shows somebody who is %s', (path, visitor, remote) => {
  expect(filesToPreload(remotes, path, caller(visitor)).map(({ file }) => file)).toEqual(filesOf(remote));
});

it('loads early what fits a path best, as the router does, whatever comes first', () => {
  const crossed = [
    entry('mf-rest', '/groups/*', 'trainer'),
    entry('mf-first', '/groups/:group', 'trainer'),
    entry('mf-second', '/groups/new', 'trainer'),
  ];
  const loaded = (path: string) => filesToPreload(crossed, path, caller('trainer')).map(({ file }) => file);
  expect(loaded('/groups/new')).toEqual(filesOf('mf-second'));
  expect(loaded('/groups/7')).toEqual(filesOf('mf-first'));
  expect(loaded('/groups/7/plan')).toEqual(filesOf('mf-rest'));
});

it('answers the pages of all remotes when the path of one has a bracket', () => {
  const odd = [entry('mf-odd', '/odd(:x', 'trainer'), ...remotes];
  const files = filesToPreload(odd, '/groups/my-groups', caller('trainer'));
  expect(files.map(({ file }) => file)).toEqual(filesOf('mf-groups'));
});

it('loads nothing early when the remote is not in the registry', () => {
  expect(filesToPreload([], '/login', caller('signed-out'))).toEqual([]);
  expect(filesToPreload([], '/', caller('trainer'))).toEqual([]);
});

it('loads nothing early of a remote that is switched off, or of which the browser uses another build', () => {
  const off = remotes.map((remote) => ({ ...remote, disabled: 'We are working on it' }));
  expect(filesToPreload(off, '/groups/my-groups', caller('trainer'))).toEqual([]);
  expect(filesToPreload(remotes, '/groups/my-groups', caller('trainer', ['mf-groups']))).toEqual([]);
  expect(filesToPreload(remotes, '/groups/my-groups', caller('trainer', ['mf-clients']))).toHaveLength(3);
});

it('lets no text of the registry or the configuration end its data block', () => {
  const evil = '</script><b>';
  const site = {
    page: HEAD_MARK,
    ...servedRegistry(JSON.stringify({ x: evil })),
    remotes: [],
    config: { ...config, environment: evil },
    textOf,
  };
  const { html } = pageFor(site, '/', caller('trainer'));
  expect(html).not.toContain(evil);
  expect(html).toContain('id="formline-config">{"environment":"\\u003c/script>');
});

it('lets no address of a file end its link', () => {
  const odd = { ...entry('mf-odd', '/odd', 'trainer'), entry: '/odd"><b>.js' };
  const site = { page: HEAD_MARK, ...servedRegistry('{}'), remotes: [odd], config, textOf };
  expect(pageFor(site, '/odd', caller('trainer')).html).toContain('href="/odd&quot;&gt;&lt;b&gt;.js"');
});

describe('the data of a page', () => {
  const script = 'startEarlyReads()';
  const reading = remotes.map((remote) => ({
    ...remote,
    manifest: {
      ...remote.manifest,
      routes: remote.manifest.routes.map((route) => ({ ...route, reads: ['/v2.2/api/x?a=:club&b=1'] })),
    },
  }));
  const site = {
    page: `<html data-early-reads="${integrityOf(script)}">${HEAD_MARK}`,
    ...servedRegistry('{}'),
    remotes: reading,
    config,
    textOf: (): string => script,
  };

  it('is asked for before scripts run, with who is signed in', () => {
    const { html, scripts } = pageFor(site, '/groups/my-groups', caller('trainer'));
    expect(html).toContain(
      `<script data-config="formline-config" data-session="/v2.2/api/users/me" data-pattern="/groups/my-groups" data-reads="/v2.2/api/x?a=:club&amp;b=1">${script}</script>`,
    );
    expect(scripts).toEqual([script]);
  });

  it('is left to scripts in a browser that uses another build of the remote, which may read something else', () => {
    const { html } = pageFor(site, '/groups/my-groups', caller('trainer', ['mf-groups']));
    expect(html).toContain('data-session="/v2.2/api/users/me" data-pattern="" data-reads=""');
  });

  it.each([
    ['nobody is signed in', site, 'signed-out'],
    ['the script was changed', { ...site, textOf: (): string => 'steal()' }, 'trainer'],
    ['the host is an older one', { ...site, page: HEAD_MARK }, 'trainer'],
  ] as const)('is left to scripts when %s', (_why, given, visitor) => {
    const { html, scripts } = pageFor(given, '/groups/my-groups', caller(visitor));
    expect(html).not.toContain('data-reads');
    expect(scripts).toEqual([]);
  });
});

it('carries the registry as it was made for pages', () => {
  const registry = { ...servedRegistry('{"of":"the poll"}'), pageRegistry: '{"of":"the page"}' };
  const site = { ...registry, page: HEAD_MARK, remotes: [], config, textOf };
  const { html } = pageFor(site, '/', caller('trainer'));
  expect(html).toContain('{"of":"the page"}');
  expect(html).not.toContain('the poll');
});

describe('the chunks of the host that some first pages need', () => {
  const [login, ...others] = remotes;
  const route = login?.manifest.routes[0];
  const alone = login &&
    route && { ...login, manifest: { ...login.manifest, routes: [{ ...route, basicsOnly: true }] } };
  const open = entry('mf-open', '/join', 'signed-out');
  const files = { kit: ['kit.1.js', 'both.1.js'], http: ['http.1.js'], overlays: ['both.1.js', 'menu.1.js'] };
  const page = hostPage({ build: 'h1', files, integrity: null });
  const remotesHere = alone ? [alone, open, ...others] : [];
  const site = { page, ...servedRegistry('{}'), remotes: remotesHere, config, textOf };

  it.each([
    ['/login', 'signed-out', []],
    ['/', 'signed-out', []],
    ['/join', 'signed-out', ['kit', 'both']],
    ['/groups/my-groups', 'trainer', ['kit', 'both', 'http', 'menu']],
  ] as const)('are loaded early at %s for somebody who is %s: %j', (path, visitor, chunks) => {
    const { html } = pageFor(site, path, caller(visitor));
    const preloaded = [...html.matchAll(/<link rel="preload" as="script" href="\/host\/h1\/(\w+)\./g)];
    expect(preloaded.map(([, chunk]) => chunk)).toEqual(chunks);
    expect(html).not.toContain('<!--');
  });

  it('are left to the host by a plain file server', () => {
    expect(page.replaceAll(/<!--.*?-->/gs, '')).not.toContain('kit.1.js');
  });
});

describe('the styles of the host', () => {
  const css = '@font-face{src:url(inter.woff2)}b{background:url(data:,x)}';
  const kit = 'i{top:0}';
  const files = { main: ['main.1.css', 'main.1.js'], kit: ['kit.1.css'] };
  const integrity = { 'main.1.css': integrityOf(css), 'kit.1.css': integrityOf(kit) };
  const page = hostPage({ build: 'h1', files, integrity });
  const sent = (file: string | null) => {
    const texts = new Map([
      ['/host/h1/main.1.css', file],
      ['/host/h1/kit.1.css', kit],
    ]);
    const textOfFile = (address: string) => texts.get(address) ?? null;
    const site = { page, ...servedRegistry('{}'), remotes: [], config, textOf: textOfFile };
    return pageFor(site, '/', caller('trainer'));
  };

  it('are in the page, so that no paint waits for a file, and named for the policy', () => {
    const { html, styles } = sent(css);
    const inPage = '@font-face{src:url(/host/h1/inter.woff2)}b{background:url(data:,x)}';
    expect(html).toContain(
      `<style data-href="main.1.css">${inPage}</style>\n<style data-href="kit.1.css">${kit}</style>`,
    );
    expect(html).not.toContain('.css" integrity');
    expect(styles).toEqual([inPage, kit]);
  });

  it.each([
    ['was changed', 'b{color:red}'],
    ['is missing', null],
  ])('stay files, which the browser checks in their order, when one %s', (_why, file) => {
    const { html, styles } = sent(file);
    expect(html).toContain('<link rel="stylesheet" href="/host/h1/main.1.css"');
    expect(html).not.toContain('<style');
    expect(styles).toEqual([]);
  });
});
