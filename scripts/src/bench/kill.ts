/**
 * `pnpm bench:kill [--rounds N] [--database embedded|postgres]`: kills servers while groups are made and several clients
 * are scheduled for. Acknowledged writes must be complete, others there as a whole or not at all.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listSchedules } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleForClients } from '@formline/shared/contracts/scheduling/severalClients';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { Caller } from '../load-data/loadData';
import { callApi, requestOf } from './harness/calls';
import { atMost } from './harness/figures';
import { openRestartableServer, type RestartableServer } from './harness/restartableServer';
import { runBench } from './harness/runBench';

/** Optimised compilation takes a second, which a short-lived process does not earn back. */
const SHORT_LIVED = '--liftoff-only';
const WRITERS = 6;
const LONGEST_LIFE_MS = 700;
/** Every fourth server is killed before or shortly after its first acknowledgement. */
const KILL_EARLY_EVERY = 4;
const FIRST_ANSWER_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 5;
const CRASH_DATABASE_EVERY = 10;
const REPORT_EVERY = 10;
const MEMBERS = 2;

const DAYS = 40;
const FIRST_DAY = addDays(new Date().toISOString().slice(0, 10), 30);

interface Written {
  readonly caller: Caller;
  readonly round: number;
  readonly titles: string[];
  /** Names of schedules for two clients. */
  readonly plans: string[];
}

async function writeGroups(url: string, { caller, round, titles }: Written, writer: number): Promise<void> {
  const { token, clientId, otherClientId } = caller;
  for (let number = 1; ; number += 1) {
    const title = `round ${round} writer ${writer} group ${number}`;
    const body = JSON.stringify({ title, client_user_ids: [clientId, otherClientId] });
    const call = requestOf({ ...createClientGroup, token, body });
    const answer = await fetch(url + call.path, call).catch(() => null);
    if (answer?.status !== 200) return;
    titles.push(title);
    await answer.arrayBuffer().catch(() => null);
  }
}

/** Each call puts one schedule on two calendars. */
async function writePlans(url: string, { caller, round, plans }: Written): Promise<void> {
  const { token, clientId, otherClientId, workoutId } = caller;
  for (let number = 1; ; number += 1) {
    const programName = `round ${round} plan ${number}`;
    const body = JSON.stringify({
      client_ids: [clientId, otherClientId],
      programName,
      startDate: FIRST_DAY,
      endDate: addDays(FIRST_DAY, DAYS - 1),
      workouts: [{ workout_id: workoutId, days_of_week: ['0', '1', '2', '3', '4', '5', '6'] }],
    });
    const call = requestOf({ ...scheduleForClients, token, body });
    const answer = await fetch(url + call.path, call).catch(() => null);
    if (answer?.status !== 200) return;
    plans.push(programName);
    await answer.arrayBuffer().catch(() => null);
  }
}

async function checkPlans(url: string, { caller, plans }: Written) {
  const listed = await Promise.all(
    [caller.clientId, caller.otherClientId].map((id) =>
      callApi(url, { ...listSchedules, path: listSchedules.path.replace(':id', String(id)) }, caller),
    ),
  );
  const [own, others] = listed.map(
    (schedules) => new Map(schedules.map(({ name, scheduled_count }) => [name ?? '', scheduled_count])),
  );
  const isWhole = (name: string) => own?.get(name) === DAYS && others?.get(name) === DAYS;
  const written = [...new Set([...(own?.keys() ?? []), ...(others?.keys() ?? [])])];
  return {
    lost: plans.filter((name) => !isWhole(name)).length,
    half: written.filter((name) => name.startsWith('round ') && !isWhole(name)).length,
  };
}

async function checkGroups(url: string, { caller, titles }: Written) {
  const groups = await callApi(url, listClientGroups, caller);
  const written = groups.filter(({ title }) => title.startsWith('round '));
  const present = new Set(written.map(({ title }) => title));
  return {
    lost: titles.filter((title) => !present.has(title)).length,
    half: written.filter(({ client_group_clients }) => client_group_clients.length !== MEMBERS).length,
  };
}

class KillRounds {
  readonly sum = { kills: 0, acknowledged: 0, plans: 0, lost: 0, half: 0 };
  #before: Written | undefined;

  constructor(readonly server: RestartableServer) {}

  async start() {
    const api = await this.server.start();
    if (this.#before) {
      for (const check of [checkGroups, checkPlans]) {
        const { lost, half } = await check(api.url, this.#before);
        this.sum.lost += lost;
        this.sum.half += half;
      }
    }
    return api;
  }

  async live(round: number): Promise<void> {
    const api = await this.start();
    const written: Written = { caller: this.server.callerOf(round), round, titles: [], plans: [] };
    const writing = Array.from({ length: WRITERS }, (_, writer) => writeGroups(api.url, written, writer));
    writing.push(writePlans(api.url, written));
    const until = performance.now() + (round % KILL_EARLY_EVERY > 0 ? FIRST_ANSWER_WITHIN_MS : 0);
    while (written.titles.length === 0 && performance.now() < until) await wait(LOOK_EVERY_MS);
    await wait(Math.random() * LONGEST_LIFE_MS);
    if (round % CRASH_DATABASE_EVERY === 0) await this.server.crashDatabase();
    await api.kill();
    await Promise.all(writing);
    this.sum.kills += 1;
    this.sum.acknowledged += written.titles.length;
    this.sum.plans += written.plans.length;
    this.#before = written;
  }
}

runBench({ rounds: 50, database: 'embedded' }, async (bench) => {
  bench.onProgress('filling the database');
  const database = bench.text('database');
  const server = await openRestartableServer(bench, { database, nodeArguments: [SHORT_LIVED] });
  const rounds = new KillRounds(server);
  for (let round = 1; round <= bench.number('rounds'); round += 1) {
    await rounds.live(round);
    if (round % REPORT_EVERY === 0) bench.onProgress(JSON.stringify(rounds.sum));
  }
  await (await rounds.start()).close();
  console.table([{ database, ...rounds.sum }]);
  return [
    atMost('acknowledged writes that were lost', rounds.sum.lost, 0),
    atMost('groups or plans written in part', rounds.sum.half, 0),
  ];
});
