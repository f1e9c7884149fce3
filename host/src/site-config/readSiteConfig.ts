import {
  parseSiteConfig,
  SITE_CONFIG_ELEMENT_ID,
  SITE_CONFIG_URL,
  type SiteConfig,
} from '@formline/shared/contracts/siteConfig';

const CONFIG_TIMEOUT_MS = 3_000;

/** Asks for the configuration as it is now. @throws Error when there is no answer, or none that is JSON */
export async function fetchSiteConfig(): Promise<SiteConfig> {
  const answer = await fetch(SITE_CONFIG_URL, {
    cache: 'no-store',
    signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The configuration answered ${answer.status}`);
  return parseSiteConfig(await answer.json());
}

function inlinedConfig(): unknown {
  const text = document.getElementById(SITE_CONFIG_ELEMENT_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    // A broken block counts as none.
    return null;
  }
}

/**
 * Reads the configuration at the start: from the page when the server put it there, else by a request. Without one the
 * defaults hold: a site that cannot read its settings is still a site.
 */
export async function readSiteConfig(): Promise<SiteConfig> {
  const inlined = inlinedConfig();
  if (inlined !== null) return parseSiteConfig(inlined);
  return fetchSiteConfig().catch(() => parseSiteConfig(null));
}
