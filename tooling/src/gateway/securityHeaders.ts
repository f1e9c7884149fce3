import { createHash } from 'node:crypto';
import { sendBrowserReports } from '@formline/shared/contracts/platform/clientReports';
import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import type { SiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { overrideOrigins } from '@formline/shared/domain/delivery/overrideOrigins';
import type { Page } from './page';
import type { Site } from './site';

/** Hash of an empty style element: Emotion writes rules through the CSS object model. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const REPORTS = 'browser';

const foreignOrigins = (remotes: readonly RegistryEntry[]) => [
  ...new Set(remotes.filter(({ entry }) => /^https?:/.test(entry)).map(({ entry }) => new URL(entry).origin)),
];

const socketsOf = (origin: string) => origin.replace(/^http/, 'ws');

const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

type Inline = Pick<Page, 'styles' | 'scripts'>;

const widgetOrigins = ({ supportWidget }: SiteConfig) =>
  supportWidget && /^https?:/.test(supportWidget) ? [new URL(supportWidget).origin] : [];

interface PolicySubject extends Pick<Site, 'remotes' | 'config'> {
  readonly hasOverride: boolean;
}

/** Own origin, remotes, a support widget and overrides; inline only what the server wrote, by its hash. */
function contentSecurityPolicy(
  { remotes, config, hasOverride }: PolicySubject,
  { styles, scripts }: Inline,
): string {
  const widget = widgetOrigins(config);
  const overrides = hasOverride ? overrideOrigins(config) : [];
  const sources = ["'self'", ...foreignOrigins(remotes), ...widget, ...overrides].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[sources, ...scripts.map(hashOf)].join(' ')}`,
    `style-src ${sources} ${[EMPTY_STYLE_HASH, ...styles.map(hashOf)].join(' ')}`,
    `connect-src ${[sources, ...overrides.map(socketsOf)].join(' ')}`,
    `font-src ${sources}`,
    `img-src ${sources} data: blob:`,
    `media-src ${sources} blob:`,
    ...(widget.length > 0 ? [`frame-src ${widget.join(' ')}`] : []),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-to ${REPORTS}`,
    `report-uri ${sendBrowserReports.path}`,
  ].join('; ');
}

/**
 * Browsers refuse scripts without a hash. (Chromium does not know `style` here.) Off where hashes are unknown: a
 * support widget, or a remote in development.
 */
const integrityPolicy = ({ config, hasOverride }: PolicySubject) =>
  config.supportWidget || hasOverride
    ? {}
    : { 'Integrity-Policy': `blocked-destinations=(script), endpoints=(${REPORTS})` };

export const pageHeaders = (subject: PolicySubject, inline: Inline): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(subject, inline),
  'Reporting-Endpoints': `${REPORTS}="${sendBrowserReports.path}"`,
  ...integrityPolicy(subject),
});

export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
} as const;
