import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import type { Visitor } from '@formline/shared/domain/accounts/visitor';
import { FIRST_PAINT_MARK, HEAD_MARK, hostPage } from '../build/hostPage';
import { EARLY_INPUT_FILE } from '../build/firstPaintFiles';
import { integrityOf } from '../build/integrityFile';
import { filesToPreload, fitsPattern, pageFor } from './page';
import { servedRegistry } from './registryForPage';

const entry = (name: string, path: string, access: 'signed-out' | 'trainer'): RegistryEntry => ({
  name,
  source: 'active',
  disabled: null,
  version: '1.0.0',
  build: 'b1',
  entry: `/remotes/${name}/b1/remoteEntry.js`,
  integrity: null,
  global: name,
  files: {
    './Page': [
      { file: 'Page.1.js', integrity: null },
      { file: 'Page.1.css', integrity: null },
    ],
  },
  manifest: {
    name,
    contractVersion: '1.0.0',
    routes: [{ path, expose: './Page', title: name, access }],
    redirects: [],
    tabs: [],
    slots: [],
    smoke: [],
  },
});
const remotes = [
  entry('mf-auth', '/login', 'signed-out'),
  entry('mf-clients', '/clients/my-clients', 'trainer'),
  entry('mf-groups', '/groups/my-groups', 'trainer'),
];
const config = parseSiteConfig(null);
const caller = (visitor: Visitor, otherBuilds: readonly string[] = []) => ({ visitor, otherBuilds });
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

it('knows a pattern with parameters', () => {
  expect(fitsPattern('/clients/my-clients/:client/dashboard', '/clients/my-clients/ava/dashboard')).toBe(
    true,
  );
  expect(fitsPattern('/clients/my-clients/:client/dashboard', '/clients/my-clients/dashboard')).toBe(false);
});

it('lets no text of the registry or the configuration end its data block', () => {
  const evil = '</script><b>';
  const site = {
    page: HEAD_MARK,
    ...servedRegistry(JSON.stringify({ x: evil })),
    remotes: [],
    config: { ...config, environment: evil },
    textOf: () => null,
  };
  const { html } = pageFor(site, '/', caller('trainer'));
  expect(html).not.toContain(evil);
  expect(html).toContain('id="formline-config">{"environment":"\\u003c/script>');
});

it('carries the registry as it was made for pages', () => {
  const registry = { ...servedRegistry('{"of":"the poll"}'), pageRegistry: '{"of":"the page"}' };
  const site = { ...registry, page: HEAD_MARK, remotes: [], config, textOf: () => null };
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
  const site = { page, ...servedRegistry('{}'), remotes: remotesHere, config, textOf: () => null };

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

describe('the shell in outline', () => {
  const files: Record<string, string> = {
    '/host/h1/shell.first-paint.html': '<nav></nav>',
    '/host/h1/shell.first-paint.css': 'nav{color:red}',
  };
  const [login, ...others] = remotes;
  const loginWithEducation = login && {
    ...login,
    manifest: {
      ...login.manifest,
      routes: [
        {
          path: '/education',
          expose: './Page',
          title: 'Education',
          access: 'anyone' as const,
          bare: true,
        },
      ],
    },
  };
  const site = {
    page: `<html data-build="h1">${HEAD_MARK}${FIRST_PAINT_MARK}`,
    ...servedRegistry('{}'),
    remotes: loginWithEducation ? [loginWithEducation, ...others] : [],
    config,
    textOf: (address: string) => files[address] ?? null,
  };

  it.each(['/groups/my-groups', '/', '/nowhere'])('is seen at first at %s', (path) => {
    const { html, styles } = pageFor(site, path, caller('trainer'));
    expect(html).toContain('<div id="first-paint" inert><nav></nav></div>');
    expect(styles).toEqual(['nav{color:red}']);
  });

  it.each([
    ['/groups/my-groups', 'signed-out'],
    ['/education', 'trainer'],
  ] as const)('is not what %s shows somebody who is %s', (path, visitor) => {
    expect(pageFor(site, path, caller(visitor)).styles).toEqual([]);
  });
});

describe('a page that its remote drew beforehand', () => {
  const [login, ...others] = remotes;
  const route = login?.manifest.routes[0];
  const drawn = login &&
    route && { ...login, manifest: { ...login.manifest, routes: [{ ...route, firstPaint: true }] } };
  const files: Record<string, string> = {
    '/remotes/mf-auth/b1/Page.first-paint.html': '<h1>Sign in</h1>',
    '/remotes/mf-auth/b1/Page.first-paint.css': 'h1{color:red}',
  };
  const site = {
    page: HEAD_MARK + FIRST_PAINT_MARK,
    ...servedRegistry('{}'),
    remotes: drawn ? [drawn, ...others] : [],
    config,
    textOf: (address: string) => files[address] ?? null,
  };

  it('is seen before any script runs, cannot be used, and names its styles for the policy', () => {
    const { html, styles } = pageFor(site, '/login', caller('signed-out'));
    expect(html).toContain('<style id="first-paint-styles">h1{color:red}</style>');
    expect(html).toContain('<div id="first-paint" inert><h1>Sign in</h1></div>');
    expect(styles).toEqual(['h1{color:red}']);
  });

  describe('whose form takes early input', () => {
    const script = 'keepEarlyInput()';
    const taking = login &&
      route && {
        ...login,
        manifest: { ...login.manifest, routes: [{ ...route, firstPaint: true, takesEarlyInput: true }] },
      };
    const withScript = (hash: string, text = script) => ({
      ...site,
      page: `<html data-build="h1" data-early-input="${hash}">${HEAD_MARK}${FIRST_PAINT_MARK}`,
      remotes: taking ? [taking, ...others] : [],
      textOf: (address: string) => (address === `/host/h1/${EARLY_INPUT_FILE}` ? text : site.textOf(address)),
    });
    const sent = (given: typeof site) => pageFor(given, '/login', caller('signed-out'));

    it('can be used at once, with the script behind it that keeps what is entered', () => {
      const { html, scripts } = sent(withScript(integrityOf(script)));
      expect(html).toContain(
        `<div id="first-paint" role="main"><h1>Sign in</h1></div><script>${script}</script>`,
      );
      expect(scripts).toEqual([script]);
    });

    it.each([
      ['was changed', withScript(integrityOf(script), 'steal()')],
      ['is missing', { ...withScript(integrityOf(script)), textOf: site.textOf }],
      ['is unknown to an older host', withScript('')],
    ])('cannot be used when the script %s', (_why, given) => {
      const { html, scripts } = sent(given);
      expect(html).toContain('<div id="first-paint" inert><h1>Sign in</h1></div>');
      expect(html).not.toContain('<script>');
      expect(scripts).toEqual([]);
    });

    it('cannot be used when its remote would not take the input over', () => {
      const { html, scripts } = sent({ ...withScript(integrityOf(script)), remotes: site.remotes });
      expect(html).toContain('<div id="first-paint" inert>');
      expect(scripts).toEqual([]);
    });
  });

  it('is left out for somebody who is signed in and goes elsewhere', () => {
    expect(pageFor(site, '/groups/my-groups', caller('trainer')).styles).toEqual([]);
  });

  it('is left out for a browser that uses another build of the remote', () => {
    expect(pageFor(site, '/login', caller('signed-out', ['mf-auth'])).styles).toEqual([]);
  });

  it('is left out when its files are not here', () => {
    const { html, styles } = pageFor({ ...site, textOf: () => null }, '/login', caller('signed-out'));
    expect(html).not.toContain('first-paint');
    expect(styles).toEqual([]);
  });
});
