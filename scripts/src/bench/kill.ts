/**
 * `pnpm bench:kill [--rounds N] [--database embedded|postgres] [--seed N]`: ends the running server with SIGKILL at random
 * moments while it is written to, starts it again, and looks whether every acknowledged write is there and none is half
 * there. On PostgreSQL, every tenth round ends the database in the same way.
 */
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgram } from '../runProgram';
import { startProgress } from '../progress';
import { type KillTarget, openKillTarget } from './kill/killTarget';
import { checkGroups, type Written, writeGroups } from './kill/groupWriter';

/** Compiles the database once, plainly: a process that is killed soon has no use for faster code, which takes a second. */
const SHORT_LIVED = '--liftoff-only';
const WRITERS = 6;
const LONGEST_LIFE_MS = 700;
/** Every fourth server is killed before it has acknowledged anything, or shortly after. */
const KILL_EARLY_EVERY = 4;
const FIRST_ANSWER_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 5;
const CRASH_DATABASE_EVERY = 10;
const TELL_EVERY = 10;

interface Sum {
  kills: number;
  acknowledged: number;
  lost: number;
  half: number;
}

/** Repeatable chance between 0 and 1. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One life of the server: what the life before wrote is looked for, new things are written, and it is killed. */
async function live(target: KillTarget, round: number, { next, before, sum }: Life): Promise<Written> {
  const api = await target.start();
  if (before) await check(api.url, before, sum);
  const written: Written = { caller: target.callerOf(round), round, titles: [] };
  const writing = Array.from({ length: WRITERS }, (_, writer) => writeGroups(api.url, written, writer));
  if (round % KILL_EARLY_EVERY > 0) await firstAnswer(written);
  await wait(next() * LONGEST_LIFE_MS);
  if (round % CRASH_DATABASE_EVERY === 0) await target.crashDatabase();
  await api.kill();
  await Promise.all(writing);
  sum.kills += 1;
  sum.acknowledged += written.titles.length;
  return written;
}

async function firstAnswer({ titles }: Written): Promise<void> {
  const until = performance.now() + FIRST_ANSWER_WITHIN_MS;
  while (titles.length === 0 && performance.now() < until) await wait(LOOK_EVERY_MS);
}

interface Life {
  readonly next: () => number;
  readonly before: Written | undefined;
  readonly sum: Sum;
}

async function check(url: string, before: Written, sum: Sum): Promise<void> {
  const { lost, half } = await checkGroups(url, before);
  sum.lost += lost;
  sum.half += half;
}

runProgram(async (running) => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '50' },
      database: { type: 'string', default: 'embedded' },
      seed: { type: 'string', default: '1' },
    },
  });
  const rounds = Number(values.rounds);
  const say = startProgress();
  const next = chance(Number(values.seed));
  say('filling the database');
  const target = await openKillTarget(running, {
    database: values.database === 'postgres' ? 'postgres' : 'embedded',
    nodeArguments: [SHORT_LIVED],
  });
  const sum: Sum = { kills: 0, acknowledged: 0, lost: 0, half: 0 };
  let before: Written | undefined;
  for (let round = 1; round <= rounds; round += 1) {
    before = await live(target, round, { next, before, sum });
    if (round % TELL_EVERY === 0) say(JSON.stringify(sum));
  }
  const api = await target.start();
  if (before) await check(api.url, before, sum);
  await api.close();
  console.table([{ database: values.database, ...sum }]);
  await running.close();
  process.exit(sum.lost + sum.half === 0 ? 0 : 1);
});
