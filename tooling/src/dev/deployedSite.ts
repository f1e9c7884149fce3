import { REGISTRY_ELEMENT_ID, REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import {
  parseSiteConfig,
  SITE_CONFIG_ELEMENT_ID,
  SITE_CONFIG_URL,
} from '@formline/shared/contracts/platform/siteConfig';
import { HEAD_MARK } from '../build/hostPage';
import type { RemoteName } from '../build/workspace';
import { servedRegistry } from '../gateway/registryForPage';
import type { Site } from '../gateway/site';
import { devHostPage, withDevRemote } from './devSite';

const INLINED_CONFIG = new RegExp(
  `<script type="application/json" id="${SITE_CONFIG_ELEMENT_ID}">.*?</script>\\n?`,
  's',
);
const INLINED_REGISTRY = new RegExp(
  `<script type="application/json" id="${REGISTRY_ELEMENT_ID}">.*?</script>`,
  's',
);
const PRELOADS = /<link rel="preload"[^>]*>\n?/g;

async function textOf(url: URL): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}`);
  return answer.text();
}

/** Earlier versions had no configuration: the defaults apply. */
const configOf = async (hostUrl: string) =>
  parseSiteConfig(
    await fetch(new URL(SITE_CONFIG_URL, hostUrl))
      .then(
        (answer) => answer.json(),
        () => null,
      )
      .catch(() => null),
  );

/** The deployed remotes with this one from its sources, in a page around them. */
async function siteWithRemote(hostUrl: string, name: RemoteName, page: string): Promise<Site> {
  const [registryText, config] = await Promise.all([
    textOf(new URL(REGISTRY_URL, hostUrl)),
    configOf(hostUrl),
  ]);
  return {
    ...servedRegistry(await withDevRemote(registryText, name)),
    page,
    remotes: [],
    config,
    textOf: () => null,
  };
}

/** With the host from its sources too. */
export const siteWithDevHost = (hostUrl: string, name: RemoteName): Promise<Site> =>
  siteWithRemote(hostUrl, name, devHostPage([name]));

export async function deployedSite(hostUrl: string, name: RemoteName, path: string): Promise<Site> {
  const page = await textOf(new URL(path, hostUrl));
  const prepared = INLINED_REGISTRY.test(page)
    ? page.replace(INLINED_CONFIG, '').replace(INLINED_REGISTRY, HEAD_MARK).replaceAll(PRELOADS, '')
    : page;
  const marked = prepared.replace('<html ', `<html data-development="${name}" `);
  return siteWithRemote(hostUrl, name, marked);
}
