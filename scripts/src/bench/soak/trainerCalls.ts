import {
  createClientGroup,
  deleteClientGroup,
  listClientGroups,
} from '@formline/shared/contracts/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/clients';
import * as z from '@formline/shared/contracts/schema';
import type { Caller } from '../api/benchContext';

export interface CallLog {
  /** Milliseconds of each answer. */
  readonly latencies: number[];
  /** Method, path and status of calls that were not answered with 200. */
  readonly failures: string[];
}

const createdSchema = z.object({ result: createClientGroup.result });
const MONTHS = 12;
const words = ['squat', 'press', 'lateral lunge', 'kettlebell', 'ring row', 'plank'];

/** What a trainer does over and over: searches, opens lists and a month, makes a group of two clients and deletes it. */
export async function makeTrainerCalls(
  url: string,
  { token, clientId, otherClientId }: Caller,
  { round, log }: { readonly round: number; readonly log: CallLog },
): Promise<void> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    log.latencies.push(performance.now() - started);
    if (answer.status !== 200) log.failures.push(`${method} ${path}: ${answer.status}`);
    return answer.status === 200 ? JSON.parse(text) : null;
  };
  const year = new Date().getFullYear();
  const word = encodeURIComponent(words[round % words.length] ?? '');
  await send('GET', listTrainerClients.path);
  await send('GET', `/v2.4/api/formline-exercises?search=${word}`);
  await send('GET', `/v2.2/api/users/${clientId}/month-workouts?month=${(round % MONTHS) + 1}&year=${year}`);
  const body = { title: `soak ${round}`, client_user_ids: [clientId, otherClientId] };
  const created = z.safeParse(createdSchema, await send('POST', createClientGroup.path, body));
  await send('GET', listClientGroups.path);
  if (created.success) {
    await send('DELETE', deleteClientGroup.path.replace(':id', String(created.data.result.id)));
  }
}
