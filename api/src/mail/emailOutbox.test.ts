/** @embedded Rows are claimed with their locks skipped, and their transaction may be undone. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outgoingEmails } from '../database/schema/outgoingEmails';
import { openLog } from '../logging/logging';
import { uniqueEmail } from '../testing/builders';
import { fileDatabaseUrl } from '../testing/databases/fileDatabase';
import { MovableClock } from '../testing/startTestApp';
import { openTestDatabase } from '../testing/databases/testDatabases';
import type { Mail } from './Mail';
import { openEmailOutbox, type EmailOutbox } from './emailOutbox';

let database: Database;
const clock = new MovableClock();
let delivered: Mail[];
let logged: string[];
let isOpen: boolean;
let begun: string[];
let held: Promise<void>;
let office: EmailOutbox;

beforeAll(async () => {
  database = openTestDatabase(await fileDatabaseUrl());
  await database.db.delete(outgoingEmails);
});

const openOffice = (): EmailOutbox =>
  openEmailOutbox({
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

const newEmail = (): Mail => ({ to: uniqueEmail(), subject: 'Hello', text: 'A secret link' });
const waiting = ({ to }: Mail) =>
  database.db.select().from(outgoingEmails).where(eq(outgoingEmails.recipient, to));

describe('an email', () => {
  it('is delivered once, and nothing of it is kept', async () => {
    const email = newEmail();
    await office.post(database.db, email);
    expect(await waiting(email)).toHaveLength(1);
    await office.settled();
    await office.settled();
    expect(delivered).toEqual([email]);
    expect(await waiting(email)).toEqual([]);
  });

  it('is never sent when its cause is undone', async () => {
    const email = newEmail();
    const undone = database.db.transaction(async (tx) => {
      await office.post(tx, email);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    office.collect();
    await office.settled();
    expect(delivered).toEqual([]);
  });

  it('outlives the process that took it', async () => {
    const email = newEmail();
    await office.post(database.db, email);
    await office.close();
    office = openOffice();
    await office.settled();
    expect(delivered).toEqual([email]);
  });

  it('goes when its transaction ends, whoever was answered meanwhile', async () => {
    const email = newEmail();
    await office.post(database.db, email);
    // Other connections do not see the row before the commit, and the embedded database has no second one to ask.
    const unseen = await database.db.delete(outgoingEmails).returning();
    office.collect();
    await office.settled();
    await database.db.insert(outgoingEmails).values(unseen.map(({ id: _id, ...row }) => row));
    office.collect();
    while (delivered.length === 0) await nextTurn();
    expect(delivered).toEqual([email]);
  });

  it('that waits is left to the next server by one that closes', async () => {
    const emails = [newEmail(), newEmail()];
    for (const email of emails) await office.post(database.db, email);
    let letGo = (): void => undefined;
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    office.collect();
    while (begun.length === 0) await nextTurn();
    const closed = office.close();
    letGo();
    await closed;
    expect(delivered).toEqual(emails.slice(0, 1));
    office = openOffice();
    await office.settled();
    expect(delivered).toEqual(emails);
  });

  it('is taken alone, also when the planner takes the table for smaller than it is', async () => {
    const emails = [newEmail(), newEmail(), newEmail()];
    const [first, ...others] = emails;
    if (first) await office.post(database.db, first);
    await database.db.execute(sql`vacuum analyze outgoing_letters`);
    for (const email of others) await office.post(database.db, email);
    await office.settled();
    expect(delivered).toEqual(emails);
  });

  it('is delivered once by many servers', async () => {
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await office.post(database.db, email);
    const others = [openOffice(), openOffice()];
    await Promise.all([office, ...others].map((one) => one.settled()));
    for (const one of others) await one.close();
    expect(delivered.map(({ to }) => to).sort()).toEqual(emails.map(({ to }) => to).sort());
  });

  it('that is refused is tried again later, and the log names nobody', async () => {
    const email = newEmail();
    isOpen = false;
    await office.post(database.db, email);
    await office.settled();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('EAUTH');
    expect(logged[0]).not.toContain(email.to);
    isOpen = true;
    await office.settled();
    expect(delivered).toEqual([]);
    clock.advanceSeconds(30);
    await office.settled();
    expect(delivered).toEqual([email]);
  });

  it('that is refused for hours is given up', async () => {
    const email = newEmail();
    isOpen = false;
    await office.post(database.db, email);
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      await office.settled();
      clock.advanceSeconds(3_600);
    }
    expect(await waiting(email)).toEqual([]);
    expect(logged).toHaveLength(13);
  });
});
