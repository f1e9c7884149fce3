import { inlineScriptFile } from '../build/firstPaintFiles';
import { FIRST_PAINT_MARK, HEAD_MARK } from '../build/hostPage';
import { integrityOf } from '../build/integrityFile';
import { pageFor } from './page';
import { servedRegistry } from './registryForPage';
import { caller, config, remotes } from './testing/pageRemotes';

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
      textOf: (address: string) =>
        address === `/host/h1/${inlineScriptFile('early-input')}` ? text : site.textOf(address),
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
