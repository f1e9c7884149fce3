import type { SmokeReport } from '@formline/e2e/smoke/SmokeReport';
import { runSmoke, type SmokeOptions } from './runSmoke';
import { type Candidate, withCandidate } from './withCandidate';

/**
 * Smoke-tests a published build before anybody gets it: inside the host that is deployed, beside the other remotes as
 * they are deployed, over the API of the deployment at `url`.
 */
export const smokeCandidate = (
  candidate: Candidate,
  { url, credentials }: Pick<SmokeOptions, 'url' | 'credentials'>,
): Promise<SmokeReport> =>
  withCandidate(candidate, new URL(url).origin, (trialUrl) =>
    runSmoke({ url: trialUrl, remote: candidate.remote, credentials }),
  );
