import type { SmokeReport } from '@formline/e2e/smoke/SmokeReport';
import type { Finding } from '@formline/tooling/delivery/gate/Finding';
import type { SmokeTest } from '@formline/tooling/mf/Command';
import { mfTexts } from '@formline/tooling/mf/mf.texts';
import { readSmokeAccounts } from '../smoke/readSmokeAccounts';
import { smokeUrl } from '../smoke/runSmoke';
import { smokeCandidate } from '../smoke/smokeCandidate';

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

export const smokeTest: SmokeTest = async ({ store, text }, { record: { name, build } }) => {
  const url = smokeUrl(text('url'), process.env);
  const credentials = readSmokeAccounts(process.env, url);
  return findingsOfReports(await smokeCandidate({ store, name, build }, { url, credentials }));
};
