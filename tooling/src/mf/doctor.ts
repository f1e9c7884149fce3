import { examineNewest, examineSite, type SiteFault } from '../delivery/examineSite';
import { storedBuild } from '../delivery/gate/BuildFiles';
import { runGate } from '../delivery/gate/runGate';
import { movePageOn } from '../delivery/hostPageFile';
import { readSoundBuild } from '../delivery/publishedBuild';
import { moveCurrentOn, readNewest } from '../delivery/registryFile';
import type { Store } from '../delivery/store/Store';
import { type Call, type Command, exitCodes, type Outcome, UsageError } from './Command';
import { mfTexts } from './mf.texts';

const texts = mfTexts.doctor;

async function unfit(store: Store): Promise<SiteFault[]> {
  const newest = await readNewest(store);
  if (!newest || newest.hosts.length === 0) return [];
  const registry = { ...newest, hosts: newest.hosts.slice(0, 1) };
  const faults: SiteFault[] = [];
  for (const { name, active } of registry.remotes) {
    if (!(await readSoundBuild(store, name, active.build))) continue;
    const findings = await runGate(storedBuild(store, name, active.build), { store, registry, apiUrl: null });
    const errors = findings.filter(({ level }) => level === 'error');
    faults.push(...errors.map(({ text }) => ({ text: `${name}: ${text}`, todo: texts.unfitTodo(name) })));
  }
  return faults;
}

async function run({ words, has, store }: Call): Promise<Outcome> {
  if (words.length > 0) throw new UsageError(mfTexts.wordsMissing('doctor [--mend]'));
  const broken = await examineNewest(store);
  const isMending = has('mend') && !broken;
  if (isMending) {
    await moveCurrentOn(store);
    await movePageOn(store);
  }
  const { faults: found, files } = broken ? { faults: [broken], files: 0 } : await examineSite(store);
  const faults = [...found, ...(broken ? [] : await unfit(store))];
  const faultLines = faults.flatMap(({ text, todo }) => [text, `    ${todo}`]);
  return {
    lines: [
      ...(isMending ? [texts.repaired] : []),
      ...faultLines,
      faults.length === 0 ? texts.healthy(files) : texts.faults(faults.length),
    ],
    data: { faults, files },
    exitCode: faults.length === 0 ? exitCodes.done : exitCodes.refused,
  };
}

export const doctor: Command = {
  usage: 'doctor [--mend]',
  summary: 'Looks whether all that is live is there as it was built, and says what to do if not.',
  options: {
    mend: { type: 'boolean', help: 'makes current.json and index.html follow the newest revision again' },
  },
  run,
};
