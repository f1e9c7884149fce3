import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { parseSiteConfig } from '@formline/shared/contracts/siteConfig';
import { contentSecurityPolicy } from './securityHeaders';

const WIDGET = 'https://support.example';
const noRemotes: RegistryEntry[] = [];

const policyFor = (config: object, styles: readonly string[] = []) =>
  contentSecurityPolicy({ remotes: noRemotes, config: parseSiteConfig(config), hasOverride: false }, styles);

it('allows nothing inline but the styles the server wrote', () => {
  expect(policyFor({}, ['a{}'])).toContain(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-",
  );
  expect(policyFor({})).not.toContain('unsafe');
});

it('lets the origin of the support widget in, and only once it is configured', () => {
  expect(policyFor({})).not.toContain('frame-src');
  const policy = policyFor({ supportWidget: `${WIDGET}/v1/widget.js?key=1` });
  for (const kind of ['script', 'connect', 'img']) expect(policy).toContain(`${kind}-src 'self' ${WIDGET}`);
  expect(policy).toContain(`frame-src ${WIDGET};`);
  expect(policy).not.toContain('widget.js');
});

it('opens nothing for a widget of our own origin, nor for an address that is none', () => {
  for (const supportWidget of ['/support/widget.js', "https://x.example; script-src 'unsafe-inline'", '*']) {
    expect(policyFor({ supportWidget })).toBe(policyFor({}));
  }
});

it('lets the origins of overrides in for a browser that has one, and for no other', () => {
  const given = { environment: 'production', overrideOrigins: ['https://preview.example'] };
  const config = parseSiteConfig(given);
  const policy = contentSecurityPolicy({ remotes: noRemotes, config, hasOverride: true }, []);
  for (const kind of ['script', 'connect', 'font']) {
    expect(policy).toContain(`${kind}-src 'self' https://preview.example;`);
  }
  expect(policy).not.toContain('localhost');
  expect(policyFor(given)).toBe(policyFor({}));
});
