import { parseSiteConfig } from './siteConfig';

const defaults = parseSiteConfig({});

it('holds an environment without a name that is open, without a widget, a phone line and links to the app, unless told otherwise', () => {
  expect(defaults).toMatchObject({
    environment: 'unnamed',
    maintenance: false,
    supportWidget: null,
    supportPhone: null,
  });
  expect(defaults.appLinks).toEqual({ download: null, appStore: null, googlePlay: null });
});

it('takes what an operator says', () => {
  const given = {
    environment: 'production',
    maintenance: true,
    supportWidget: 'https://support.example/widget.js',
    supportPhone: '(800) 555-0142',
    overrideOrigins: ['https://preview.example', 'http://localhost:*'],
    overridesForAll: true,
    appLinks: {
      download: 'https://a.example',
      appStore: 'https://b.example',
      googlePlay: 'https://c.example',
    },
  };
  expect(parseSiteConfig({ ...given, whatAnotherVersionKnows: 1 })).toEqual(given);
});

it.each([null, undefined, [], 'text', 7])('gives the defaults for %j', (data) => {
  expect(parseSiteConfig(data)).toEqual(defaults);
});

it('loses only the part that cannot be read', () => {
  const given = {
    environment: 7,
    maintenance: true,
    appLinks: { download: 'javascript:alert(1)', appStore: 'https://b.example' },
  };
  expect(parseSiteConfig(given)).toEqual({
    ...defaults,
    maintenance: true,
    appLinks: { ...defaults.appLinks, appStore: 'https://b.example' },
  });
});

it.each([
  ['https://support.example/widget.js', true],
  ['/support/widget.js', true],
  ['http://localhost:4000/widget.js', true],
  ['http://support.example/widget.js', false],
  ['http://localhost.evil.example/widget.js', false],
  ['//support.example/widget.js', false],
  ['/\\support.example/widget.js', false],
  ["https://support.example; script-src 'unsafe-inline'", false],
  ['data:text/javascript,alert(1)', false],
])('as address of a script %s is taken: %s', (supportWidget, isTaken) => {
  expect(parseSiteConfig({ supportWidget }).supportWidget).toBe(isTaken ? supportWidget : null);
});
