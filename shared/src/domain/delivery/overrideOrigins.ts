import type { SiteConfig } from '../../contracts/platform/siteConfig';

/** Cookie of a browser with an override: the content policy then allows its origin. It grants nothing more. */
export const OVERRIDE_COOKIE = 'formline_override';

const COOKIE_SET = new RegExp(`(?:^|;\\s*)${OVERRIDE_COOKIE}=1(?:;|$)`);

export const hasForeignOverride = (cookies: string | undefined): boolean => COOKIE_SET.test(cookies ?? '');

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/** An allow list, so that an unexpected name of a production site does not enable overrides. */
const FOR_TRIAL = /^(?:dev|development|local|test|staging|preview)\b/i;

/** Origins an override may come from: the configured ones and, in trial environments, this machine. */
export const overrideOrigins = (config: Pick<SiteConfig, 'environment' | 'overrideOrigins'>): string[] => [
  ...config.overrideOrigins,
  ...(FOR_TRIAL.test(config.environment.trim()) ? LOOPBACK : []),
];

/** True if an override may come from this origin, e.g. `http://localhost:3101`. */
export const isOverrideOrigin = (
  config: Pick<SiteConfig, 'environment' | 'overrideOrigins'>,
  origin: string,
): boolean =>
  overrideOrigins(config).some((allowed) =>
    allowed.endsWith(':*') ? origin.replace(/:\d+$/, ':*') === allowed : origin === allowed,
  );
