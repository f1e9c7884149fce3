import type { ClientReport } from '@formline/shared/contracts/clientReports';
import type { RemoteLoad } from '../remotes/loading/loadPhases';

type LoadReport = Extract<ClientReport, { kind: 'load' }>;
/** As much of the browser's record of a file as is looked at. */
export type LoadedFile = Pick<PerformanceResourceTiming, 'name' | 'transferSize'>;

/** A part of the address, so that a remote that lies elsewhere is found as well. */
const folderOf = ({ name, loadedBuild }: RemoteLoad) => `/${name}/${loadedBuild}/`;

/** How the remotes that run in this page came: what each part took, and what went over the line for it. */
export function loadReports(
  loads: readonly RemoteLoad[],
  files: readonly LoadedFile[],
  revision: number | null,
): LoadReport[] {
  return loads.flatMap((load) => {
    const own = files.filter(({ name }) => name.includes(folderOf(load)));
    if (load.loadedBuild === null || own.length === 0) return [];
    const bytes = own.reduce((sum, { transferSize }) => sum + transferSize, 0);
    const { registry, entry, chunk, render } = load.phases;
    const phases = { registry, entry, chunk, render };
    return [
      {
        kind: 'load',
        remote: load.name,
        build: load.loadedBuild,
        revision,
        phases,
        bytes,
        fromCache: bytes === 0,
      },
    ];
  });
}
