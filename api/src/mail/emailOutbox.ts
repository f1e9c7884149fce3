import type { Clock } from '../clock';
import type { DatabaseHandle } from '../database/database';
import { transactionScope } from '../database/transactionScope';
import type { Mail, MailTransport } from './Mail';
import { outgoingEmailsRepository } from './outgoingEmails.repository';

interface Holding {
  readonly heldFor: number | null;
}

export interface EmailOutbox {
  /** Part of the transaction, so that a rollback discards the email and a commit survives the end of the process. */
  post(tx: DatabaseHandle, mail: Mail, holding?: Holding): Promise<void>;
  release(tx: DatabaseHandle, userId: number): Promise<void>;
  /** Does not wait for the deliveries. Called after each response. */
  collect(): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface EmailContext {
  readonly clock: Clock;
  readonly emailOutbox: EmailOutbox;
  readonly publicUrl: string;
}

export interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}

interface EmailOutboxOptions {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly log: { error(details: object, message: string): void };
}

const LOOKS_EVERY_MS = 15_000;
/** Longer than any delivery: afterwards another server may try. */
const DELIVERY_MS = 120_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
const MOST_ATTEMPTS = 13;

const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));

/** Delivered at least once, with growing delays between attempts. */
export function openEmailOutbox(options: EmailOutboxOptions): EmailOutbox {
  const { clock, log } = options;
  let lastPostAt = Number.NEGATIVE_INFINITY;
  const closing = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  async function deliverAll(): Promise<void> {
    waiting = null;
    try {
      while (!closing.signal.aborted && (await deliverNext(options)));
    } catch (error) {
      log.error({ event: 'letters-not-read', err: error }, 'the emails could not be read');
    }
  }

  /** One round at a time; emails posted meanwhile go with the next one. */
  const deliver = (): Promise<void> => {
    if (waiting) return waiting;
    running = waiting = running.then(deliverAll);
    return running;
  };
  const timer = setInterval(() => void deliver(), LOOKS_EVERY_MS);
  timer.unref();

  return {
    async post(tx, mail, { heldFor } = { heldFor: null }) {
      await outgoingEmailsRepository(tx).add(mail, { now: clock.now(), heldFor });
      lastPostAt = performance.now();
    },
    async release(tx, userId) {
      await outgoingEmailsRepository(tx).release(userId);
      lastPostAt = performance.now();
    },
    collect() {
      // This request may not have posted the email, and the transaction that did may still be open.
      if (performance.now() - lastPostAt < LOOKS_EVERY_MS) void transactionScope.leave(deliver);
    },
    settled: () => deliver(),
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

async function deliverNext({ db, clock, transport, log }: EmailOutboxOptions): Promise<boolean> {
  const outgoing = outgoingEmailsRepository(db);
  const now = clock.now();
  const email = await outgoing.takeDue({ now, until: new Date(now.getTime() + DELIVERY_MS) });
  if (!email) return false;
  const { id, recipient, subject, text, attempts } = email;
  try {
    await transport.send({ to: recipient, subject, text });
    await outgoing.remove(id);
  } catch (error) {
    log.error({ event: 'letter-refused', emailId: id, attempts, err: error }, 'an email was refused');
    if (attempts >= MOST_ATTEMPTS) await outgoing.remove(id);
    else await outgoing.postpone(id, new Date(clock.now().getTime() + waitAfter(attempts)));
  }
  return true;
}
