import { parseSiteConfig } from '../../contracts/platform/siteConfig';
import { hasForeignOverride, isOverrideOrigin, overrideOrigins } from './overrideOrigins';

const PREVIEW = 'https://preview.example';

it.each(['staging', 'Staging 2', 'dev-anna', 'local', 'TEST', 'preview/7'])(
  'lets this machine in where the environment is %s',
  (environment) => {
    const config = parseSiteConfig({ environment });
    expect(isOverrideOrigin(config, 'http://localhost:3101')).toBe(true);
    expect(isOverrideOrigin(config, 'http://127.0.0.1:8080')).toBe(true);
  },
);

it.each(['production', 'PROD ', 'live', 'eu-1', 'developers', undefined, 7])(
  'lets nothing in where the environment is %s',
  (environment) => {
    expect(overrideOrigins(parseSiteConfig({ environment }))).toEqual([]);
  },
);

it('lets in what is configured, to the letter', () => {
  const config = parseSiteConfig({ environment: 'production', overrideOrigins: [PREVIEW] });
  expect(isOverrideOrigin(config, PREVIEW)).toBe(true);
  for (const origin of [
    'https://preview.example.evil.example',
    'https://evil.preview.example',
    'http://preview.example',
    'https://preview.example:8443',
    'http://localhost:3101',
    'null',
  ]) {
    expect(isOverrideOrigin(config, origin)).toBe(false);
  }
});

it.each([
  ['*'],
  ['https://*.example'],
  ["https://a.example; script-src 'unsafe-inline'"],
  ['http://a.example'],
])('takes no list with %s in it', (origin) => {
  expect(parseSiteConfig({ overrideOrigins: [origin, PREVIEW] }).overrideOrigins).toEqual([]);
});

it.each([
  ['formline_override=1', true],
  ['a=b; formline_override=1; c=d', true],
  ['formline_override=10', false],
  ['not_formline_override=1', false],
  [undefined, false],
])('is told by the cookies %s: %s', (cookies, expected) => {
  expect(hasForeignOverride(cookies)).toBe(expected);
});
