/** @embedded Rows are claimed with their locks skipped, and their transaction may be undone. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outgoingLetters } from '../database/schema/outgoingLetters';
import { openLog } from '../logging/logging';
import { uniqueEmail } from '../testing/builders';
import { fileDatabaseUrl } from '../testing/fileDatabase';
import { MovableClock } from '../testing/startTestApp';
import { openTestDatabase } from '../testing/testDatabases';
import type { Mail } from './Mail';
import { openPostOffice, type PostOffice } from './postOffice';

/** No server stands on it: the post office of one would take letters away now and then. */
let database: Database;
const clock = new MovableClock();
let delivered: Mail[];
let logged: string[];
let isOpen: boolean;
/** Whom letters are brought to, delivered or not. */
let begun: string[];
/** What a delivery waits for. */
let held: Promise<void>;
let office: PostOffice;

beforeAll(async () => {
  database = openTestDatabase(await fileDatabaseUrl());
  await database.db.delete(outgoingLetters);
});

const openOffice = (): PostOffice =>
  openPostOffice({
    db: database.db,
    clock,
    transport: {
      send: async (mail) => {
        begun.push(mail.to);
        await held;
        if (!isOpen) throw Object.assign(new Error(`no way to ${mail.to}`), { code: 'EAUTH' });
        delivered.push(mail);
      },
    },
    log: openLog({ level: 'error', stream: { write: (line) => void logged.push(line) } }),
  });

beforeEach(() => {
  [delivered, logged, isOpen, begun, held] = [[], [], true, [], Promise.resolve()];
  office = openOffice();
});

afterEach(() => office.close());
afterAll(() => database.close());

const newLetter = (): Mail => ({ to: uniqueEmail(), subject: 'Hello', text: 'A secret link' });
const waiting = ({ to }: Mail) =>
  database.db.select().from(outgoingLetters).where(eq(outgoingLetters.recipient, to));

describe('a letter', () => {
  it('is delivered once, and nothing of it is kept', async () => {
    const letter = newLetter();
    await office.post(database.db, letter);
    expect(await waiting(letter)).toHaveLength(1);
    await office.settled();
    await office.settled();
    expect(delivered).toEqual([letter]);
    expect(await waiting(letter)).toEqual([]);
  });

  it('is never sent when its cause is undone', async () => {
    const letter = newLetter();
    const undone = database.db.transaction(async (tx) => {
      await office.post(tx, letter);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    office.collect();
    await office.settled();
    expect(delivered).toEqual([]);
  });

  it('outlives the process that took it', async () => {
    const letter = newLetter();
    await office.post(database.db, letter);
    await office.close();
    office = openOffice();
    await office.settled();
    expect(delivered).toEqual([letter]);
  });

  it('goes when its transaction ends, whoever was answered meanwhile', async () => {
    const letter = newLetter();
    await office.post(database.db, letter);
    // As long as its transaction is open nobody else sees it; the embedded database could not be asked then.
    const unseen = await database.db.delete(outgoingLetters).returning();
    office.collect();
    await office.settled();
    await database.db.insert(outgoingLetters).values(unseen.map(({ id: _id, ...row }) => row));
    office.collect();
    while (delivered.length === 0) await nextTurn();
    expect(delivered).toEqual([letter]);
  });

  it('that waits is left to the next server by one that closes', async () => {
    const letters = [newLetter(), newLetter()];
    for (const letter of letters) await office.post(database.db, letter);
    let letGo = (): void => undefined;
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    office.collect();
    while (begun.length === 0) await nextTurn();
    const closed = office.close();
    letGo();
    await closed;
    expect(delivered).toEqual(letters.slice(0, 1));
    office = openOffice();
    await office.settled();
    expect(delivered).toEqual(letters);
  });

  it('is taken alone, also when the planner takes the table for smaller than it is', async () => {
    const letters = [newLetter(), newLetter(), newLetter()];
    const [first, ...others] = letters;
    if (first) await office.post(database.db, first);
    await database.db.execute(sql`vacuum analyze outgoing_letters`);
    for (const letter of others) await office.post(database.db, letter);
    await office.settled();
    expect(delivered).toEqual(letters);
  });

  it('is delivered once by many servers', async () => {
    const letters = [newLetter(), newLetter(), newLetter()];
    for (const letter of letters) await office.post(database.db, letter);
    const others = [openOffice(), openOffice()];
    await Promise.all([office, ...others].map((one) => one.settled()));
    for (const one of others) await one.close();
    expect(delivered.map(({ to }) => to).sort()).toEqual(letters.map(({ to }) => to).sort());
  });

  it('that is refused is tried again later, and the log names nobody', async () => {
    const letter = newLetter();
    isOpen = false;
    await office.post(database.db, letter);
    await office.settled();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('EAUTH');
    expect(logged[0]).not.toContain(letter.to);
    isOpen = true;
    await office.settled();
    expect(delivered).toEqual([]);
    clock.advanceSeconds(30);
    await office.settled();
    expect(delivered).toEqual([letter]);
  });

  it('that is refused for hours is given up', async () => {
    const letter = newLetter();
    isOpen = false;
    await office.post(database.db, letter);
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      await office.settled();
      clock.advanceSeconds(3_600);
    }
    expect(await waiting(letter)).toEqual([]);
    expect(logged).toHaveLength(13);
  });
});
