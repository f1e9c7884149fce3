import { fileQueryOf, useQuery } from '@formline/shared/query';
import { chakra, InlineNotice } from '@formline/shared/ui/core';
import * as z from '@formline/shared/contracts/schema';
import { staffPageTexts } from './staffPage.texts';

const READY_URL = '/ready';
const LOOK_EVERY_MS = 30_000;

const readinessSchema = z.object({ site: z.object({ faults: z.array(z.string()) }) });

/** Also of a gateway that is not ready; one that says nothing about its site has no faults to show. */
async function readFaults(signal: AbortSignal): Promise<readonly string[]> {
  const answer = await fetch(READY_URL, { signal, cache: 'no-store' });
  const body: unknown = await answer.json().catch(() => null);
  return z.safeParse(readinessSchema, body).data?.site.faults ?? [];
}

const faultsQuery = {
  ...fileQueryOf(READY_URL, ({ signal }) => readFaults(signal)),
  refetchInterval: LOOK_EVERY_MS,
  retry: false,
};

/** What the gateway found damaged, and what it serves instead. */
export function SiteFaults() {
  const { data: faults = [] } = useQuery(faultsQuery);
  return faults.map((fault) => (
    <chakra.div key={fault} mb="3">
      <InlineNotice tone="error" role="alert">
        {staffPageTexts.siteFault(fault)}
      </InlineNotice>
    </chakra.div>
  ));
}
