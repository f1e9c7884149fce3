/**
 * Federation's price: the product beside the same sources as one application with lazy routes, both behind the same
 * gateway, in alternating runs on a slow device. Prints what each visit cost, the ratios and what they aim at; fails
 * when one is beyond its aim by more than the noise of its runs. `pnpm bench:federation [runs] [--bytes]`: with
 * `--bytes` one run, of which only the bytes are judged, which are the same however busy the machine is.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { listClientGroups } from '@formline/shared/contracts/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/clients';
import { buildStale } from '@formline/tooling/build';
import { findChrome } from '../findChrome';
import { manyClients } from './client-list/manyClients';
import { measureVisits, type Visit, type VisitName } from './federation/measureVisits';
import { figureNames, printReport } from './federation/printReport';
import { manyGroups } from './group-list/manyGroups';
import { buildOneApplication } from './oneApplication';
import { serveSite } from './servedProduct';

const DEFAULT_RUNS = 7;

const answers = [
  [listTrainerClients, manyClients(24)],
  [listClientGroups, manyGroups(6, 5)],
] as const;

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bytes: { type: 'boolean', default: false } },
});
const runs = values.bytes ? 1 : Number(positionals[0] ?? DEFAULT_RUNS);
const { siteDir } = await buildStale({ onProgress: console.log });
const served = {
  federated: await serveSite(siteDir, answers),
  'one application': await serveSite(await buildOneApplication(), answers),
};
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const measured = {
  federated: new Array<Record<VisitName, Visit>>(),
  'one application': new Array<Record<VisitName, Visit>>(),
};
console.log(`load before: ${load()}`);
for (let run = 0; run < runs; run += 1) {
  const order = ['federated', 'one application'] as const;
  for (const site of run % 2 === 0 ? order : order.toReversed()) {
    measured[site].push(await measureVisits(browser, served[site].url));
  }
  console.log(`run ${run + 1} of ${runs}, load ${load()}`);
}
const checked = values.bytes ? (['bytes'] as const) : figureNames;
if (!printReport(measured.federated, measured['one application'], checked)) process.exitCode = 1;
await browser.close();
await Promise.all(Object.values(served).map(({ close }) => close()));
