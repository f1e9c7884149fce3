import { createHash } from 'node:crypto';
import {
  registryRemoteSchema,
  registrySchema,
  type RemoteBuild,
} from '@formline/shared/contracts/platform/registry';
import * as z from '@formline/shared/contracts/schema';

/** Without file lists, which only the server needs. Unreadable text is left to the host. */
export function registryForPage(text: string): string {
  try {
    const { data } = z.safeParse(registrySchema, JSON.parse(text));
    return data ? JSON.stringify({ ...data, remotes: data.remotes.map(withoutFiles) }) : text;
  } catch {
    return text;
  }
}

const listless = (build: RemoteBuild): RemoteBuild => ({ ...build, files: {} });

function withoutFiles(remote: unknown): unknown {
  const { data } = z.safeParse(registryRemoteSchema, remote);
  if (!data) return remote;
  const { active, fallback, canary } = data;
  return {
    ...data,
    active: listless(active),
    fallback: fallback && listless(fallback),
    canary: canary && { ...canary, build: listless(canary.build) },
  };
}

export interface ServedRegistry {
  readonly registryText: string;
  readonly pageRegistry: string;
  /** Changes with the text, so that unchanged registries are not sent again. */
  readonly registryTag: string;
}

export const servedRegistry = (registryText: string): ServedRegistry => ({
  registryText,
  pageRegistry: registryForPage(registryText),
  registryTag: `"${createHash('sha256').update(registryText).digest('base64url')}"`,
});
