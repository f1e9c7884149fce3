import type { Clock } from '../clock';
import type { DatabaseHandle } from '../database/database';
import { transactionScope } from '../database/transactionScope';
import type { Mail, MailTransport } from './Mail';
import { outgoingEmailsRepository } from './outgoingEmails.repository';

interface Holding {
  /** Who has to confirm their address before it leaves. */
  readonly heldFor: number | null;
}

/** Takes letters in and sees to it that they are delivered. */
export interface EmailOutbox {
  /**
   * Hands a letter in with the transaction that is its cause: when that is undone there is no letter, and when it is kept
   * the letter survives the end of the process.
   */
  post(tx: DatabaseHandle, mail: Mail, holding?: Holding): Promise<void>;
  /** Lets the emails leave that were held for somebody whose address is confirmed now. */
  release(tx: DatabaseHandle, userId: number): Promise<void>;
  /** Delivers what was handed in since, without anybody waiting for it. Called when a request is answered. */
  collect(): void;
  /** Resolves when everything that is due was tried. */
  settled(): Promise<void>;
  /** Brings the letter under way to its end and leaves the others to the next server. */
  close(): Promise<void>;
}

interface EmailOutboxOptions {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly log: { error(details: object, message: string): void };
}

const LOOKS_EVERY_MS = 15_000;
/** Longer than any delivery takes: afterwards another server may try. */
const DELIVERY_MS = 120_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** Some seven hours after the first try. */
const MOST_ATTEMPTS = 13;

const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));

/** Letters wait in the database; each is delivered at least once, later and later as long as the transport refuses. */
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
      log.error({ event: 'letters-not-read', err: error }, 'the letters could not be read');
    }
  }

  /** One round at a time; what is handed in meanwhile gets the one that waits behind it. */
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
      // Whoever is answered now may not be who handed it in, and its transaction may be open still.
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

/** Tries the letter that is due longest; false when none is due. */
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
    log.error({ event: 'letter-refused', emailId: id, attempts, err: error }, 'a letter was refused');
    if (attempts >= MOST_ATTEMPTS) await outgoing.remove(id);
    else await outgoing.postpone(id, new Date(clock.now().getTime() + waitAfter(attempts)));
  }
  return true;
}
