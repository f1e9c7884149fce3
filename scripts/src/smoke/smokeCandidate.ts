import { readDeployment } from '@formline/e2e/smoke/readDeployment';
import type { SmokeReport } from '@formline/e2e/smoke/SmokeReport';
import { runSmoke, type SmokeOptions } from './runSmoke';
import { type Candidate, withCandidate } from './withCandidate';

async function remotesOf({ name }: Candidate, url: string): Promise<string[]> {
  if (name !== 'host') return [name];
  const { remotes } = (await readDeployment(url)).registry;
  return remotes.filter(({ disabled }) => !disabled).map((remote) => remote.name);
}

/** A remote is tested inside the deployed host, a host with all remotes, over the API at `url`. */
export const smokeCandidate = (
  candidate: Candidate,
  { url, credentials }: Pick<SmokeOptions, 'url' | 'credentials'>,
): Promise<SmokeReport[]> =>
  withCandidate(candidate, new URL(url).origin, async (trialUrl) => {
    const reports: SmokeReport[] = [];
    for (const remote of await remotesOf(candidate, trialUrl)) {
      reports.push(await runSmoke({ url: trialUrl, remote, credentials }));
    }
    return reports;
  });
