import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { IDEMPOTENCY_HEADER } from '@formline/shared/contracts/idempotencyKey';
import * as z from '@formline/shared/contracts/schema';
import type { Caller } from '../load-data/loadData';

export interface Traffic {
  reads: number;
  failedReads: number;
  writes: number;
  repeatedWrites: number;
  slowestMs: number;
}

interface Part {
  readonly url: string;
  readonly caller: Caller;
  readonly traffic: Traffic;
  readonly isOver: () => boolean;
}

const MAX_ATTEMPTS = 40;
const RETRY_AFTER_MS = 100;

const headersOf = ({ token }: Caller) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

export async function readOn({ url, caller, traffic, isOver }: Part): Promise<void> {
  const today = new Date();
  const query = `month=${today.getUTCMonth() + 1}&year=${today.getUTCFullYear()}`;
  while (!isOver()) {
    const started = performance.now();
    const status = await statusOf(`${url}/v2.2/api/users/${caller.clientId}/month-workouts?${query}`, {
      headers: headersOf(caller),
    });
    traffic.reads += 1;
    if (status !== 200) traffic.failedReads += 1;
    traffic.slowestMs = Math.max(traffic.slowestMs, performance.now() - started);
  }
}

export async function writeOn({ url, caller, traffic, isOver }: Part, writer: number): Promise<string[]> {
  const titles: string[] = [];
  while (!isOver()) {
    const title = `writer ${writer} group ${titles.length + 1}`;
    await writeOnce({ url, caller, traffic, isOver }, title);
    titles.push(title);
    traffic.writes += 1;
  }
  return titles;
}

async function writeOnce({ url, caller, traffic }: Part, title: string): Promise<void> {
  const body = JSON.stringify({ title, client_user_ids: [caller.clientId, caller.otherClientId] });
  const headers = { ...headersOf(caller), [IDEMPOTENCY_HEADER]: randomUUID() };
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const status = await statusOf(`${url}${createClientGroup.path}`, { method: 'POST', headers, body });
    if (status === 200) return;
    if (status !== 0 && status < 500 && status !== 409)
      throw new Error(`A write was answered with ${status}.`);
    traffic.repeatedWrites += 1;
    await wait(RETRY_AFTER_MS);
  }
  throw new Error('A write was never acknowledged.');
}

export async function countGroups(
  url: string,
  caller: Caller,
  titles: readonly string[],
): Promise<{ lost: number; twice: number }> {
  const answer = await fetch(`${url}${listClientGroups.path}`, { headers: headersOf(caller) });
  const read = z.safeParse(z.object({ result: listClientGroups.result }), await answer.json());
  if (!read.success) throw new Error(`The groups cannot be read: ${answer.status}.`);
  const found = new Map<string, number>();
  for (const { title } of read.data.result) found.set(title, (found.get(title) ?? 0) + 1);
  return {
    lost: titles.filter((title) => !found.has(title)).length,
    twice: titles.filter((title) => (found.get(title) ?? 0) > 1).length,
  };
}

async function statusOf(url: string, request: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, request);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
