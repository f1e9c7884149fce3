import { type ClientReports, sendClientReports } from '@formline/shared/contracts/clientReports';
import { hostBuild } from '../remotes/hostBuild';
import { liveRemotes } from '../remotes/liveRemotes';
import { takeNoted } from './noteReport';
import { reportSender } from './reportSender';
import { type ReportingPage, toReport } from './toReport';

/** As an address of its own, without cookies and without a token: a report says nothing of who sent it. */
function post(body: ClientReports): void {
  const options = { method: 'POST', keepalive: true, credentials: 'omit' } as const;
  const headers = { 'Content-Type': 'application/json' };
  // A report that does not arrive must not become a second failure.
  fetch(sendClientReports.path, { ...options, headers, body: JSON.stringify(body) }).catch(() => undefined);
}

function thisPage(): ReportingPage {
  const { entries, registry } = liveRemotes();
  const revision = registry?.revision ?? null;
  return { origin: location.origin, hostBuild: hostBuild(), builds: entries, revision };
}

/** Begins to send what was noted and what will be; loaded when the page has been painted. */
export function startReports(): void {
  const sender = reportSender({ hostBuild: hostBuild(), post });
  takeNoted((noted) => {
    const report = toReport(noted, thisPage());
    if (report) sender.add(report);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.flush();
  });
}
