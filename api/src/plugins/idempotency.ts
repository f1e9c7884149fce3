import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@formline/shared/contracts/idempotencyKey';
import type { Clock } from '../clock';
import type { DatabaseHandle, DatabasePool, Transaction } from '../database/database';
import { inOneTransaction } from '../database/oneTransaction';
import { idempotencyKeyReused, invalidInput, unavailable } from './HttpProblem';
import { idempotencyKeysRepository } from './idempotencyKeys.repository';
import { refusalTexts } from './refusals.texts';

/** A change that was asked for with a key. */
export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  readonly endpoint: string;
  readonly inputHash: string;
}

interface Change {
  /** Throws when the caller may not do this. Asked before the transaction begins. */
  readonly policy: () => Promise<void>;
  /** Makes the change and answers the body to send. */
  readonly handle: (tx: Transaction) => Promise<string>;
}

interface ChangeAnswer {
  readonly body: string;
  readonly isRepeat: boolean;
}

const KEPT_MS = 86_400_000;

export type RunChange = ReturnType<typeof createChangeRunner>;

/**
 * Makes every change one transaction. With a key, the memory of the key and of the answer is part of it: a repetition is
 * given the first answer, whatever became of the first connection, and a request that was refused may be tried again.
 */
export function createChangeRunner({ db, clock }: { readonly db: DatabasePool; readonly clock: Clock }) {
  return async function runChange(
    keyed: KeyedRequest | null,
    { policy, handle }: Change,
  ): Promise<ChangeAnswer> {
    if (keyed === null) {
      await policy();
      return { body: await inOneTransaction(db, handle), isRepeat: false };
    }
    const earlier = await findAnswer(db, keyed);
    if (earlier) return earlier;
    try {
      await policy();
    } catch (refusal) {
      // The same request, sent at the same time, may have changed what the policy asks about.
      const twin = await findAnswer(db, keyed);
      if (twin) return twin;
      throw refusal;
    }
    return inOneTransaction(db, async (tx) => {
      const keys = idempotencyKeysRepository(tx);
      if (!(await keys.claim({ ...keyed, createdAt: clock.now() }))) {
        const twin = await findAnswer(tx, keyed);
        if (!twin) throw unavailable();
        return twin;
      }
      const body = await handle(tx);
      await keys.keepAnswer(keyed, body);
      return { body, isRepeat: false };
    });
  };
}

async function findAnswer(db: DatabaseHandle, keyed: KeyedRequest): Promise<ChangeAnswer | null> {
  const found = await idempotencyKeysRepository(db).find(keyed);
  if (!found) return null;
  if (found.endpoint !== keyed.endpoint || found.inputHash !== keyed.inputHash) throw idempotencyKeyReused();
  return { body: found.answer, isRepeat: true };
}

/** The key as the header carries it; null without one. */
export function readIdempotencyKey(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY.test(header)) {
    throw invalidInput(refusalTexts.idempotencyKeyInvalid);
  }
  return header;
}

/** A fingerprint of what a request asks for. */
export function hashInput(input: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}): string {
  return createHash('sha256')
    .update(JSON.stringify([input.params, input.query, input.body]))
    .digest('hex');
}

/** Forgets keys after a day; a retry comes within seconds. */
export async function removeOldIdempotencyKeys(db: DatabaseHandle, clock: Clock): Promise<void> {
  await idempotencyKeysRepository(db).removeBefore(new Date(clock.now().getTime() - KEPT_MS));
}
