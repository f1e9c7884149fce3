import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { pageHeaders } from './securityHeaders';

const WIDGET = 'https://support.example';
const noRemotes: RegistryEntry[] = [];
const nothing: readonly string[] = [];

const headersFor = (config: object, { hasOverride = false, styles = nothing, scripts = nothing } = {}) =>
  pageHeaders({ remotes: noRemotes, config: parseSiteConfig(config), hasOverride }, { styles, scripts });
const policyFor = (config: object, given: Parameters<typeof headersFor>[1] = {}) =>
  headersFor(config, given)['Content-Security-Policy'] ?? '';

it('allows nothing inline but the styles and the script the server wrote', () => {
  expect(policyFor({}, { styles: ['a{}'] })).toContain(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-",
  );
  expect(policyFor({}, { scripts: ['a()'] })).toContain("script-src 'self' 'sha256-");
  expect(policyFor({})).toContain("script-src 'self';");
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
  const policy = policyFor(given, { hasOverride: true });
  for (const kind of ['script', 'font']) {
    expect(policy).toContain(`${kind}-src 'self' https://preview.example;`);
  }
  expect(policy).toContain("connect-src 'self' https://preview.example wss://preview.example;");
  expect(policy).not.toContain('localhost');
  expect(policyFor(given)).toBe(policyFor({}));
});

it('demands a hash of every script, unless something is let in that can have none', () => {
  const demanded = (...given: Parameters<typeof headersFor>) => headersFor(...given)['Integrity-Policy'];
  expect(demanded({})).toBe('blocked-destinations=(script), endpoints=(browser)');
  for (const supportWidget of [`${WIDGET}/v1/widget.js`, '/support/widget.js']) {
    expect(demanded({ supportWidget })).toBeUndefined();
  }
  expect(demanded({}, { hasOverride: true })).toBeUndefined();
});

it('names the place where the API takes what browsers report', () => {
  const headers = headersFor({});
  const path = '/v2.2/api/client-reports/browser';
  expect(headers['Reporting-Endpoints']).toBe(`browser="${path}"`);
  expect(headers['Content-Security-Policy']).toContain(`; report-to browser; report-uri ${path}`);
});
