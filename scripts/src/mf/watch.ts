import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../process/plainError';
import { type Call, type Command, exitCodes, type Outcome, UsageError } from '@formline/tooling/mf/Command';
import { mfTexts } from '@formline/tooling/mf/mf.texts';
import { readReports } from '@formline/tooling/mf/reports/readReports';
import { reportsSite } from '@formline/tooling/mf/reports/reports';
import { emailOwner } from './watch/emailOwner';
import { watchCanary, type WatchOutcome } from './watch/watchCanary';

const texts = mfTexts.watch;
const usage = 'watch <remote> [--minutes 15] [--rate 5] [--url <address>]';
const MS_IN_MINUTE = 60_000;
const LOOK_EVERY_MS = 10_000;
const DAY_MS = 86_400_000;

function numberIn(text: string | null, fallback: number, largest: number): number {
  if (text === null) return fallback;
  const number = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || number > largest || number === 0)
    throw new UsageError(texts.badNumber(text));
  return number;
}

async function outcomeOf(name: string, found: WatchOutcome, env: NodeJS.ProcessEnv): Promise<Outcome> {
  switch (found.kind) {
    case 'none':
      throw new PlainError(texts.none(name));
    case 'ended':
      return { lines: [texts.ended(name, found.build)], data: { ...found }, exitCode: exitCodes.refused };
    case 'healthy':
      return { lines: [texts.healthy(name, found.build, found.counts)], data: { ...found } };
    case 'taken back': {
      const { build, why, remote } = found;
      const email = await emailOwner({ name, build, why, owner: remote.active.manifest.owner ?? null }, env);
      return {
        lines: [texts.takenBack(name, build, why), email],
        data: { kind: found.kind, build, why },
        exitCode: exitCodes.findings,
      };
    }
  }
}

async function run({ words, text, store, by }: Call): Promise<Outcome> {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0) throw new UsageError(mfTexts.wordsMissing(usage));
  const until = performance.now() + numberIn(text('minutes'), 15, 24 * 60) * MS_IN_MINUTE;
  const rate = numberIn(text('rate'), 5, 100) / 100;
  const site = reportsSite(text('url'), process.env);
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const found = await watchCanary({
    store,
    name,
    by,
    rate,
    readReports: async () => (await readReports(site, { remote: name, since })).reports,
    pause: async () => {
      if (performance.now() >= until) return false;
      await wait(Math.min(LOOK_EVERY_MS, until - performance.now()));
      return true;
    },
  });
  return outcomeOf(name, found, process.env);
}

export const watch: Command = {
  usage,
  summary: texts.summary,
  details: texts.details,
  options: {
    minutes: { type: 'string', help: texts.minutesHelp },
    rate: { type: 'string', help: texts.rateHelp },
    url: { type: 'string', help: texts.urlHelp },
  },
  run,
};
