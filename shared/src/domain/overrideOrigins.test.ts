import { parseSiteConfig } from '../contracts/siteConfig';
import { hasForeignOverride, isOverrideOrigin, overrideOrigins } from './overrideOrigins';

const PREVIEW = 'https://preview.example';

it('lets this machine in, but not in production', () => {
  expect(isOverrideOrigin(parseSiteConfig({}), 'http://localhost:3101')).toBe(true);
  expect(isOverrideOrigin(parseSiteConfig({}), 'http://127.0.0.1:8080')).toBe(true);
  for (const environment of ['production', 'Production', 'PROD ']) {
    expect(overrideOrigins(parseSiteConfig({ environment }))).toEqual([]);
  }
});

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
