import * as z from '../contracts/schema';
import { type BrowserRecord, browserRecord, recordNames } from './browserRecord';

export const unsentWorkSchema = z.object({
  /** What is changed, as in "2 changes to the log of Push Day". */
  title: z.string(),
  /** The page that sends it. */
  path: z.string(),
  /** Changes that the server lacks. */
  count: z.int(),
  /** In ms since the epoch. Absent in what an earlier version wrote. */
  writtenAt: z.optional(z.number()),
});
export type UnsentWork = z.output<typeof unsentWorkSchema>;

/** What a form or an editor with this title has not saved. */
export const unsentForm = (title: string, path: string): UnsentWork => ({
  title: `“${title}”`,
  path,
  count: 1,
});

const headSchema = z.object({ work: unsentWorkSchema });
const STORAGE = { tabs: 'all', until: 'removed' } as const;
const NAMES = 'unsent.';
const namesOf = (userId: number): string => `${NAMES}${userId}.`;
/** Logs say something about a client's health, and several people may use a browser. */
const KEPT_MS = 30 * 86_400_000;

/**
 * A record of what only this browser has of one person's work. It outlives the sign-in, because a session
 * can end by itself. Its schema has `work: unsentWorkSchema`.
 */
export const unsentRecord = <S extends z.Schema>(
  { userId, name }: { readonly userId: number; readonly name: string },
  schema: S,
): BrowserRecord<z.output<S>> => browserRecord(`${namesOf(userId)}${name}`, schema, STORAGE);

/** What must not be stored: lost when the page is loaded again. */
export interface PageRecord<T> {
  readonly userId: number;
  readonly work: UnsentWork;
  readonly value: T;
}

const inPage = new Set<Map<string, PageRecord<unknown>>>();

/** Records of one kind by name. They outlive the sign-in, until another person signs in. */
export function pageRecords<T>(): Map<string, PageRecord<T>> {
  const records = new Map<string, PageRecord<T>>();
  inPage.add(records);
  return records;
}

const dropInPage = (isDropped: (record: PageRecord<unknown>) => boolean): void => {
  for (const records of inPage) {
    for (const [name, record] of records) if (isDropped(record)) records.delete(name);
  }
};

export const dropPageRecordsOfOthers = (userId: number): void =>
  dropInPage((record) => record.userId !== userId);

const recordsOf = (userId: number) =>
  recordNames(namesOf(userId)).map((name) => browserRecord(name, headSchema, STORAGE));

/** What a person would lose with the records of this browser and page. */
export const unsentWork = (userId: number): UnsentWork[] => [
  ...recordsOf(userId)
    .flatMap((record) => record.read()?.work ?? [])
    .filter(({ count }) => count > 0),
  ...[...inPage]
    .flatMap((records) => [...records.values()])
    .flatMap((record) => (record.userId === userId ? record.work : [])),
];

/** Gives it up. Call it when its owner has agreed. */
export function dropUnsentWork(userId: number): void {
  recordsOf(userId).forEach((record) => record.clear());
  dropInPage((record) => record.userId === userId);
}

/** Removes what nobody, whoever wrote it, has changed for 30 days. */
export function dropOldWork(now: number): void {
  for (const name of recordNames(NAMES)) {
    const record = browserRecord(name, headSchema, STORAGE);
    if ((record.read()?.work.writtenAt ?? now) < now - KEPT_MS) record.clear();
  }
}

const senders = new Set<() => Promise<void>>();

/** Names what sends the work of the present page, until the returned function is called. */
export function onSendUnsentWork(send: () => Promise<void>): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

/** Tries once to send the work of the present page; resolves also when that fails. */
export const sendUnsentWork = async (): Promise<void> =>
  void (await Promise.allSettled([...senders].map((send) => send())));
