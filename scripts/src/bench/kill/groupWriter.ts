import { createClientGroup, listClientGroups } from '@formline/shared/contracts/clientGroups';
import * as z from '@formline/shared/contracts/schema';
import type { Caller } from '../api/benchContext';

/** What one life of the server said it had written. */
export interface Written {
  readonly caller: Caller;
  readonly round: number;
  readonly titles: string[];
}

/** Each group is several rows: the group and its two members. */
const MEMBERS = 2;

const headersOf = ({ token }: Caller) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** Makes one group after another and remembers those that were acknowledged, until the server is gone. */
export async function writeGroups(url: string, written: Written, writer: number): Promise<void> {
  const { caller, round, titles } = written;
  for (let number = 1; ; number += 1) {
    const title = `round ${round} writer ${writer} group ${number}`;
    const body = { title, client_user_ids: [caller.clientId, caller.otherClientId] };
    try {
      const answer = await fetch(`${url}${createClientGroup.path}`, {
        method: 'POST',
        headers: headersOf(caller),
        body: JSON.stringify(body),
      });
      if (answer.status !== 200) return;
      titles.push(title);
      await answer.arrayBuffer();
    } catch {
      return;
    }
  }
}

/** How many acknowledged groups are gone, and how many groups have not all of their members. */
export async function checkGroups(
  url: string,
  { caller, titles }: Written,
): Promise<{ lost: number; half: number }> {
  const answer = await fetch(`${url}${listClientGroups.path}`, { headers: headersOf(caller) });
  const read = z.safeParse(z.object({ result: listClientGroups.result }), await answer.json());
  if (!read.success) throw new Error(`The groups cannot be read: ${answer.status}.`);
  const written = read.data.result.filter(({ title }) => title.startsWith('round '));
  const present = new Set(written.map(({ title }) => title));
  return {
    lost: titles.filter((title) => !present.has(title)).length,
    half: written.filter(({ client_group_clients }) => client_group_clients.length !== MEMBERS).length,
  };
}
