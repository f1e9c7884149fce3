import * as z from '@formline/shared/contracts/schema';

/** Address of the configuration on the site's origin. */
export const SITE_CONFIG_URL = '/config.json';
/** Id of the page's data block in which a server may have put the configuration. */
export const SITE_CONFIG_ELEMENT_ID = 'formline-config';

/** What holds where an operator has said nothing, or nothing that can be read. */
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

/** A web address; nothing that a browser would run as a script. */
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s"'<>]+$/), z.maxLength(LONGEST_ADDRESS));

/** Where a script may come from: our own site, this machine, or another site by HTTPS. It is named in a policy of the page. */
const scriptAddress = z
  .string()
  .check(
    z.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/]|\/(?!\/))[^\s"'<>;,\\]+$/),
    z.maxLength(LONGEST_ADDRESS),
  );

const shortText = z.string().check(z.minLength(1), z.maxLength(40));

/** An origin by HTTPS, or this machine's at a port or at any. It is named in a policy of the page. */
const scriptOrigin = z
  .string()
  .check(
    z.regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1):(?:\d{1,5}|\*))$/),
    z.maxLength(LONGEST_ADDRESS),
  );

/**
 * What an operator decides about a running site, as it stands in `/config.json`. Each part that is missing or of another
 * shape falls back by itself, so that a slip of the pen costs one setting and not the site.
 */
const siteConfigSchema = z.object({
  /** Name of the environment, as the dialog of versions shows it. By its name a trial environment lets this machine's remotes in. */
  environment: z.withFallback(shortText, defaults.environment),
  /** True: the site is closed for work, and everybody is told so. */
  maintenance: z.withFallback(z.boolean(), defaults.maintenance),
  /** Address of the script that brings the support widget; null: there is none and nothing is loaded. */
  supportWidget: z.withFallback(z.nullable(scriptAddress), defaults.supportWidget),
  /** Number of the customer support line as people read it; null: there is none. */
  supportPhone: z.withFallback(z.nullable(shortText), defaults.supportPhone),
  /** Other origins an override of a remote may come from. One that cannot be read costs the whole list. */
  overrideOrigins: z.withFallback(
    z.array(scriptOrigin).check(z.maxLength(MOST_ORIGINS)),
    defaults.overrideOrigins,
  ),
  /** True: not only staff but anybody may override a remote, also before signing in. */
  overridesForAll: z.withFallback(z.boolean(), defaults.overridesForAll),
  /** Where the mobile app is to be had: a page that leads each phone to its store, and the two stores. Null: there is no link. */
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

/**
 * Reads the configuration of a site.
 * @param data what was found, of whatever shape; what cannot be read gives the defaults
 */
export function parseSiteConfig(data: unknown): SiteConfig {
  return z.safeParse(siteConfigSchema, data).data ?? defaults;
}
