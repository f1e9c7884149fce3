import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type Registry, revisionUrl } from '@formline/shared/contracts/platform/registry';
import * as z from '@formline/shared/contracts/schema';
import { DeliveryError } from './DeliveryError';

export interface RevisionFile {
  readonly registry: Registry;
  readonly document: Readonly<Record<string, unknown>>;
  readonly remotes: readonly unknown[];
}

const documentSchema = z.record(z.string(), z.unknown());
const namedSchema = z.object({ name: z.string() });

export const revisionKey = (revision: number) => revisionUrl(revision).slice(1);

export function parseRevision(text: string): RevisionFile {
  const document = z.safeParse(documentSchema, JSON.parse(text)).data ?? {};
  const registry = parseRegistry(document);
  const remotes = z.safeParse(z.array(z.unknown()), document['remotes']).data ?? [];
  return { registry, document, remotes };
}

/** Of a remote as it is stored; null without a name. */
export const nameOf = (remote: unknown) => z.safeParse(namedSchema, remote).data?.name ?? null;

export const unreadable = ({ registry, remotes }: RevisionFile) =>
  remotes
    .map((remote) => nameOf(remote) ?? 'one without a name')
    .filter((name) => registry.remotes.every((remote) => remote.name !== name));

export function assertReadable(file: RevisionFile): void {
  const lost = unreadable(file);
  if (lost.length === 0) return;
  throw new DeliveryError(
    `Revision ${file.registry.revision} has ${lost.join(', ')} in a form this version cannot read, and would lose it. ` +
      'Use the version that wrote it, or go back with `mf rollback --revision`.',
  );
}

/** Unchanged parts are copied verbatim, with fields of later versions. @throws DeliveryError */
export function revisionText(next: Registry, known: RevisionFile | null): string {
  const remotes = next.remotes.map((remote) => {
    const at = known?.registry.remotes.findIndex(({ name }) => name === remote.name) ?? -1;
    const isSame = isDeepStrictEqual(known?.registry.remotes[at], remote);
    return (isSame && known?.remotes.find((raw) => nameOf(raw) === remote.name)) || remote;
  });
  const text = JSON.stringify({ ...known?.document, ...next, remotes });
  const lost = unreadable(parseRevision(text));
  if (lost.length > 0) {
    throw new DeliveryError(
      `Nothing was written: the dashboard would not understand the registry's entry of ${lost.join(', ')}. ` +
        'Look whether one of its texts is too long or its manifest is not valid.',
    );
  }
  return text;
}
