import * as z from '@formline/shared/contracts/schema';

export const SITE_CONFIG_URL = '/config.json';
export const SITE_CONFIG_ELEMENT_ID = 'formline-config';

const defaults = {
  environment: 'unnamed',
  maintenance: false,
  supportWidget: null,
  supportPhone: null,
  overrideOrigins: [],
  overridesForAll: false,
  appLinks: { download: null, appStore: null, googlePlay: null },
};

const LONGEST_ADDRESS = 400;
const MOST_ORIGINS = 20;

/** Nothing that a browser would run as a script. */
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s"'<>]+$/), z.maxLength(LONGEST_ADDRESS));

/** Our own site, this machine, or another site by HTTPS; named in the content policy. */
const scriptAddress = z
  .string()
  .check(
    z.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/]|\/(?!\/))[^\s"'<>;,\\]+$/),
    z.maxLength(LONGEST_ADDRESS),
  );

const shortText = z.string().check(z.minLength(1), z.maxLength(40));

/** HTTPS, or this machine with a port or any; named in the content policy. */
const scriptOrigin = z
  .string()
  .check(
    z.regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1):(?:\d{1,5}|\*))$/),
    z.maxLength(LONGEST_ADDRESS),
  );

/** The operator's `/config.json`. Each missing or invalid part falls back by itself. */
const siteConfigSchema = z.object({
  /** Shown in the dialog of versions; trial environments allow remotes of this machine. */
  environment: z.withFallback(shortText, defaults.environment),
  maintenance: z.withFallback(z.boolean(), defaults.maintenance),
  /** Script of the support widget; null: none. */
  supportWidget: z.withFallback(z.nullable(scriptAddress), defaults.supportWidget),
  /** For reading; null: none. */
  supportPhone: z.withFallback(z.nullable(shortText), defaults.supportPhone),
  /** Further origins of overrides. An invalid one drops the list. */
  overrideOrigins: z.withFallback(
    z.array(scriptOrigin).check(z.maxLength(MOST_ORIGINS)),
    defaults.overrideOrigins,
  ),
  /** Anybody may override remotes, also before signing in. */
  overridesForAll: z.withFallback(z.boolean(), defaults.overridesForAll),
  /** A page that leads each phone to its store, and the two stores; null: no link. */
  appLinks: z.withFallback(
    z.object({
      download: z.withFallback(z.nullable(webAddress), defaults.appLinks.download),
      appStore: z.withFallback(z.nullable(webAddress), defaults.appLinks.appStore),
      googlePlay: z.withFallback(z.nullable(webAddress), defaults.appLinks.googlePlay),
    }),
    defaults.appLinks,
  ),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Reads the configuration of a site; invalid data gives the defaults. */
export function parseSiteConfig(data: unknown): SiteConfig {
  return z.safeParse(siteConfigSchema, data).data ?? defaults;
}
