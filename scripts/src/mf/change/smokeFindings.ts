import type { SmokeReport } from '@formline/e2e/smoke/SmokeReport';
import type { Finding } from '@formline/tooling/delivery/gate/Finding';
import type { PublishedBuild } from '@formline/tooling/delivery/publishedBuild';
import type { Store } from '@formline/tooling/delivery/store/Store';
import { readSmokeAccounts } from '../../smoke/readSmokeAccounts';
import { smokeCandidate } from '../../smoke/smokeCandidate';
import { smokeUrl } from '../../smoke/runSmoke';
import type { Call, CommandOption } from '../Command';
import { mfTexts } from '../mf.texts';

export const smokeOptions: Readonly<Record<string, CommandOption>> = {
  smoke: { type: 'boolean', help: mfTexts.gate.smokeHelp },
  'no-smoke': { type: 'boolean', help: mfTexts.gate.noSmokeHelp },
  url: { type: 'string', help: mfTexts.gate.urlHelp },
};

export const findingsOfReports = (reports: readonly SmokeReport[]): Finding[] =>
  reports.flatMap(({ remote, pages }) =>
    pages.flatMap(({ address, findings, screenshot }) =>
      findings
        .filter(({ ok }) => !ok)
        .map(({ check, expected, seen }) => ({
          check: 'smoke' as const,
          level: 'error' as const,
          text: mfTexts.gate.smokeFailed({ remote, address, check, expected, seen }),
          usedBy: screenshot === null ? [] : [mfTexts.gate.picture(screenshot)],
        })),
    ),
  );

/** A pipeline that knows its deployment tries each build there first. */
const isWanted = ({ has }: Call, env: NodeJS.ProcessEnv) =>
  has('smoke') || (!has('no-smoke') && Boolean(env['CI']) && Boolean(env['SMOKE_URL']));

export async function smokeFindings(
  store: Store,
  { record }: PublishedBuild,
  call: Call,
): Promise<Finding[]> {
  if (!isWanted(call, process.env)) return [];
  const { name, build } = record;
  const url = smokeUrl(call.text('url'), process.env);
  const credentials = readSmokeAccounts(process.env, url);
  return findingsOfReports(await smokeCandidate({ store, name, build }, { url, credentials }));
}
