import { call } from '@formline/shared/api-client';
import { type RemoteFailure, reportRemoteFailure } from '@formline/shared/contracts/clientReports';
import { hostBuild } from './hostBuild';

const LONGEST_MESSAGE = 500;

/** Failures already told; the same one in the same try is told once. */
const told = new Set<string>();

/** A report keeps only the path of an address, and nothing that looks like a token or an e-mail address. */
const withoutSecrets = (text: string) =>
  text
    .replaceAll(/\?\S*/g, '')
    .replaceAll(/Bearer \S+|[\w-]{32,}/g, '[token]')
    .replaceAll(/\S+@\S+/g, '[address]')
    .slice(0, LONGEST_MESSAGE);

/** Tells the server that a remote failed: its name and build, never anything about the person. */
export function reportFailure(failure: Omit<RemoteFailure, 'hostBuild' | 'message'>, error: unknown): void {
  const message = withoutSecrets(error instanceof Error ? error.message : String(error)) || 'Unknown error';
  const body = { ...failure, message, hostBuild: hostBuild() };
  const fingerprint = JSON.stringify(body);
  if (told.has(fingerprint)) return;
  told.add(fingerprint);
  // A report that does not arrive must not become a second failure.
  call(reportRemoteFailure, { body }).catch(() => undefined);
}

/** Tells the server that the dashboard itself met a fault while drawing a page. */
export function reportHostFailure(error: unknown): void {
  reportFailure({ remote: 'host', build: hostBuild(), expose: './App', phase: 'render', attempt: 1 }, error);
}
