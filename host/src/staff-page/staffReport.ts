import { LONGEST_REPORT_MESSAGE } from '@formline/shared/contracts/platform/clientReports';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { scrubText } from '@formline/shared/domain/delivery/scrubText';
import { type RemoteRow, countedFailures } from './remote-table/remoteRows';
import { staffPageTexts } from './staffPage.texts';

interface ReportedPage {
  readonly registry: Registry;
  readonly rows: readonly RemoteRow[];
  readonly hostBuild: string;
  readonly environment: string;
  readonly at: Date;
}

/** Contains nothing about a person, so that it can be pasted into an issue. */
export function staffReport({ registry, rows, hostBuild, environment, at }: ReportedPage): string {
  return [
    `Formline deliveries, ${at.toISOString()} (${environment})`,
    `registry revision ${registry.revision}: ${registry.change.action}`,
    `host ${hostBuild}, deployed ${registry.hosts[0]?.build ?? 'unknown'}`,
    ...rows.flatMap(linesOf),
  ].join('\n');
}

function linesOf({ remote, chosen, load, loadMs, canary, override }: RemoteRow): string[] {
  const used = load?.loadedBuild ?? chosen?.build ?? 'none';
  const facts = [
    `${remote.name} active ${remote.active.build}, here ${used}`,
    load?.source ?? chosen?.source ?? null,
    load?.loadedBuild ? null : 'not loaded',
    loadMs === null ? null : `${loadMs} ms`,
    canary && `canary ${canary.build} ${canary.percent}%`,
    override?.origin ? `from ${override.origin}` : null,
    remote.disabled && 'off',
  ].filter((fact) => fact !== null);
  const failures = countedFailures(load?.failures ?? []).map(
    ({ failure: { cause, status, expose, build, message }, count }) =>
      `  ${staffPageTexts.cause(cause, status)}${staffPageTexts.times(count)} ${expose} ${build}: ${scrubText(message, LONGEST_REPORT_MESSAGE)}`,
  );
  return [facts.join(', '), ...failures];
}
