import type { SiteOnDisk } from './site';

export type SiteLog = (line: string) => void;

const toStandardOutput: SiteLog = (line) => {
  process.stdout.write(`${line}\n`);
};

/** Writes a line when a fault of the site begins and when it ends, not for each page. */
export function siteLog(readSite: () => SiteOnDisk, log: SiteLog = toStandardOutput): () => SiteOnDisk {
  let known: readonly string[] = [];
  const write = (level: 'error' | 'info', msg: string) =>
    log(JSON.stringify({ level, time: new Date().toISOString(), msg }));
  return () => {
    const site = readSite();
    for (const fault of site.faults) if (!known.includes(fault)) write('error', fault);
    if (known.length > 0 && site.faults.length === 0) write('info', 'The site is as it should be again.');
    known = site.faults;
    return site;
  };
}
