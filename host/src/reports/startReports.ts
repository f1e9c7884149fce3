import {
  type ClientReport,
  type ClientReports,
  sendClientReports,
} from '@formline/shared/contracts/platform/clientReports';
import { HOST_NAME } from '@formline/shared/domain/delivery/codeOrigin';
import { liveRemotes, hostBuild } from '../remotes/registry/liveRemotes';
import { remoteLoads } from '../remotes/loading/loadPhases';
import { type LoadedFile, loadReports } from './loadReports';
import { takeNoted } from './noteReport';
import { remoteAtPath } from '../remotes/registry/moduleAtPath';
import { reportSender } from './reportSender';
import { type ReportingPage, toReport } from './toReport';
import { watchVitals } from './watchVitals';

/** Without cookies and token, so that a report does not identify its sender. */
function post(body: ClientReports): void {
  const options = { method: 'POST', keepalive: true, credentials: 'omit' } as const;
  const headers = { 'Content-Type': 'application/json' };
  // A report that fails must not become a second failure.
  fetch(sendClientReports.path, { ...options, headers, body: JSON.stringify(body) }).catch(() => undefined);
}

const pageRevision = () => liveRemotes().registry?.revision ?? null;

const thisPage = (): ReportingPage => ({
  origin: location.origin,
  hostBuild: hostBuild(),
  builds: liveRemotes().entries,
  revision: pageRevision(),
});

function pageOwner() {
  const entry = remoteAtPath(liveRemotes().entries, location.pathname);
  const revision = pageRevision();
  if (!entry) return { remote: HOST_NAME, build: hostBuild(), revision };
  const running = remoteLoads().find(({ name }) => name === entry.name)?.loadedBuild;
  return { remote: entry.name, build: running ?? entry.build, revision };
}

const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'transferSize' in entry;

const loadedFiles = (): LoadedFile[] => performance.getEntriesByType('resource').filter(isResource);

/** Do-Not-Track disables measuring; failures say nothing about the person and are reported. */
const mayMeasure = () =>
  'PerformanceObserver' in globalThis &&
  navigator.doNotTrack !== '1' &&
  Reflect.get(navigator, 'globalPrivacyControl') !== true;

export function startReports(): void {
  const sender = reportSender({ hostBuild: hostBuild(), post });
  takeNoted((noted) => {
    const report = toReport(noted, thisPage());
    if (report) sender.add(report);
  });
  const takeMeasures = mayMeasure() ? measures() : () => [];
  const handleLeaving = () => {
    for (const report of takeMeasures()) sender.add(report);
    sender.flush();
  };
  // Registered after the vitals' listeners, whose last values are then present.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') handleLeaving();
  });
  addEventListener('pagehide', handleLeaving);
}

function measures(): () => ClientReport[] {
  const takeVitals = watchVitals(pageOwner);
  const reported = new Set<string>();
  return () => {
    const loads = loadReports(remoteLoads(), loadedFiles(), pageRevision());
    const fresh = loads.filter(({ remote, build }) => !reported.has(`${remote}/${build}`));
    for (const { remote, build } of fresh) reported.add(`${remote}/${build}`);
    return [...takeVitals(), ...fresh];
  };
}
