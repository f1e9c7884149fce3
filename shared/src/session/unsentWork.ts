import * as z from '../contracts/schema';
import { type BrowserRecord, browserRecord, recordNames } from './browserRecord';

export const unsentWorkSchema = z.object({
  /** What is changed, as in "2 changes to the log of Push Day". */
  title: z.string(),
  /** The page that sends it. */
  path: z.string(),
  /** Changes that the server lacks. */
  count: z.int(),
});
export type UnsentWork = z.output<typeof unsentWorkSchema>;

const headSchema = z.object({ work: unsentWorkSchema });
const STORAGE = { tabs: 'all', until: 'removed' } as const;
const namesOf = (userId: number): string => `unsent.${userId}.`;

/**
 * A record of what only this browser has of one person's work. It outlives the sign-in, because a session
 * can end by itself. Its schema has `work: unsentWorkSchema`.
 */
export const unsentRecord = <S extends z.Schema>(
  { userId, name }: { readonly userId: number; readonly name: string },
  schema: S,
): BrowserRecord<z.output<S>> => browserRecord(`${namesOf(userId)}${name}`, schema, STORAGE);

const recordsOf = (userId: number) =>
  recordNames(namesOf(userId)).map((name) => browserRecord(name, headSchema, STORAGE));

/** What a person would lose with this browser's records. */
export const unsentWork = (userId: number): UnsentWork[] =>
  recordsOf(userId)
    .flatMap((record) => record.read()?.work ?? [])
    .filter(({ count }) => count > 0);

/** Gives it up. Call it when its owner has agreed. */
export const dropUnsentWork = (userId: number): void => recordsOf(userId).forEach((record) => record.clear());

const senders = new Set<() => Promise<void>>();

/** Names what sends the work of the present page, until the returned function is called. */
export function onSendUnsentWork(send: () => Promise<void>): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

/** Tries once to send the work of the present page; resolves also when that fails. */
export const sendUnsentWork = async (): Promise<void> =>
  void (await Promise.allSettled([...senders].map((send) => send())));
