import { parseRegistry, type Registry, REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { parseSiteConfig, SITE_CONFIG_URL } from '@formline/shared/contracts/platform/siteConfig';
import { SmokeRefusal } from './SmokeReport';
import { smokeTexts as texts } from './smoke.texts';

export interface Deployment {
  readonly url: string;
  readonly registry: Registry;
  /** Its own origin, those of remotes deployed elsewhere and of a support widget. */
  readonly origins: readonly string[];
}

/** @throws SmokeRefusal when no dashboard is there */
export async function readDeployment(url: string): Promise<Deployment> {
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new SmokeRefusal(texts.noAddress(url));
  const { origin } = new URL(url);
  const registry = await readJson(new URL(REGISTRY_URL, url)).then(parseRegistry, (error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new SmokeRefusal(texts.nobodyAnswers(url, why));
  });
  // A site without a configuration uses the defaults.
  const config = parseSiteConfig(await readJson(new URL(SITE_CONFIG_URL, url)).catch(() => null));
  const addresses = [
    ...registry.remotes.flatMap(({ active, canary }) => [
      active.entry,
      ...(canary ? [canary.build.entry] : []),
    ]),
    ...(config.supportWidget === null ? [] : [config.supportWidget]),
  ];
  return {
    url: origin,
    registry,
    origins: [...new Set([origin, ...addresses.map((at) => new URL(at, origin).origin)])],
  };
}

const ANSWER_TIMEOUT_MS = 15_000;

export async function readJson(address: URL): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(texts.answered(address.href, answer.status));
  return answer.json();
}
