import type { ClientReport } from '@formline/shared/contracts/platform/clientReports';
import type { RemoteLoad } from '../remotes/loading/loadPhases';

type LoadReport = Extract<ClientReport, { kind: 'load' }>;
export type LoadedFile = Pick<PerformanceResourceTiming, 'name' | 'transferSize'>;

/** A part of the URL, so that remotes on another origin match too. */
const folderOf = ({ name, loadedBuild }: RemoteLoad) => `/${name}/${loadedBuild}/`;

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
