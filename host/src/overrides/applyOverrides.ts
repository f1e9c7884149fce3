import type { Registry } from '@formline/shared/contracts/platform/registry';
import type { SiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { isOverrideOrigin } from '@formline/shared/domain/delivery/overrideOrigins';
import { fetchRegistry } from '../remotes/registry/readRegistry';
import type { Override } from '../remotes/registry/override';
import { findOverride, OverrideRefused, type Site } from './findOverride';
import { overridesTexts } from './overrides.texts';
import { revisionsBefore } from './revisionsBefore';
import { parseOverride } from './overrideRequest';

const texts = overridesTexts.refusals;

interface Answer {
  readonly granted: readonly Override[];
  readonly refusals: readonly string[];
}

/** Grants all requested overrides or none, so that nobody tests half of them. Only staff fetch anything. */
export async function applyOverrides(
  requests: readonly string[],
  { isAllowed, config }: { readonly isAllowed: boolean; readonly config: SiteConfig },
): Promise<Answer> {
  if (!isAllowed) return refusedFor(texts.notAllowed);
  let registry: Registry;
  try {
    registry = await fetchRegistry();
  } catch {
    return refusedFor(texts.noRegistry);
  }
  const site = { registry, revisionBefore: revisionsBefore(), config };
  const found = await Promise.allSettled(requests.map((request) => find(request, site)));
  const refusals = found.flatMap((one) => (one.status === 'rejected' ? sentenceOf(one.reason) : []));
  const granted = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return refusals.length > 0 ? { granted: [], refusals } : { granted, refusals };
}

/** The content policy must name an origin before it can be asked. */
export const wantsOtherOrigin = (requests: readonly string[], config: SiteConfig): boolean =>
  requests.some((text) => {
    const request = parseOverride(text);
    return request?.kind === 'address' && isOverrideOrigin(config, request.address.origin);
  });

const refusedFor = (sentence: string): Answer => ({ granted: [], refusals: [sentence] });

async function find(text: string, site: Site) {
  const request = parseOverride(text);
  if (!request) throw new OverrideRefused(texts.notUnderstood(text));
  return findOverride(request, site);
}

function sentenceOf(reason: unknown): string {
  if (reason instanceof OverrideRefused) return reason.message;
  throw reason;
}
