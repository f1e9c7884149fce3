import {
  parseSiteConfig,
  SITE_CONFIG_ELEMENT_ID,
  SITE_CONFIG_URL,
  type SiteConfig,
} from '@formline/shared/contracts/platform/siteConfig';

const CONFIG_TIMEOUT_MS = 3_000;

/** @throws Error without an answer, or without JSON */
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
    return null;
  }
}

/** Without settings the defaults apply, so the site still works. */
export async function readSiteConfig(): Promise<SiteConfig> {
  const inlined = inlinedConfig();
  if (inlined !== null) return parseSiteConfig(inlined);
  return fetchSiteConfig().catch(() => parseSiteConfig(null));
}
