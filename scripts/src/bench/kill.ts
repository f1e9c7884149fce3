/**
 * `pnpm bench:kill [--rounds N] [--database embedded|postgres]`: kills servers while they are written to.
 * Acknowledged writes must be complete.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
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

interface Written {
  readonly caller: Caller;
  readonly round: number;
  readonly titles: string[];
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
  readonly sum = { kills: 0, acknowledged: 0, lost: 0, half: 0 };
  #before: Written | undefined;

  constructor(readonly server: RestartableServer) {}

  async start() {
    const api = await this.server.start();
    if (this.#before) {
      const { lost, half } = await checkGroups(api.url, this.#before);
      this.sum.lost += lost;
      this.sum.half += half;
    }
    return api;
  }

  async live(round: number): Promise<void> {
    const api = await this.start();
    const written: Written = { caller: this.server.callerOf(round), round, titles: [] };
    const writing = Array.from({ length: WRITERS }, (_, writer) => writeGroups(api.url, written, writer));
    const until = performance.now() + (round % KILL_EARLY_EVERY > 0 ? FIRST_ANSWER_WITHIN_MS : 0);
    while (written.titles.length === 0 && performance.now() < until) await wait(LOOK_EVERY_MS);
    await wait(Math.random() * LONGEST_LIFE_MS);
    if (round % CRASH_DATABASE_EVERY === 0) await this.server.crashDatabase();
    await api.kill();
    await Promise.all(writing);
    this.sum.kills += 1;
    this.sum.acknowledged += written.titles.length;
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
    atMost('groups written in part', rounds.sum.half, 0),
  ];
});
