import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@formline/shared/contracts/idempotencyKey';
import type { Clock } from '../clock';
import type { DatabaseHandle, DatabasePool, Transaction } from '../database/database';
import { inOneTransaction } from '../database/oneTransaction';
import { idempotencyKeyReused, invalidInput, unavailable } from './HttpProblem';
import { idempotencyKeysRepository } from './idempotencyKeys.repository';
import { refusalTexts } from './refusals.texts';

export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  readonly endpoint: string;
  readonly inputHash: string;
}

interface Change {
  readonly policy: () => Promise<void>;
  readonly handle: (tx: Transaction) => Promise<string>;
}

interface ChangeAnswer {
  readonly body: string;
  readonly isRepeat: boolean;
}

const KEPT_MS = 86_400_000;

export type RunChange = ReturnType<typeof createChangeRunner>;

/** Stored in the same transaction, so that a repeated request gets the first answer. */
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
      // The same request, sent in parallel, may have changed what the policy checks.
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

export function readIdempotencyKey(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !IDEMPOTENCY_KEY.test(header)) {
    throw invalidInput(refusalTexts.idempotencyKeyInvalid);
  }
  return header;
}

export function hashInput(input: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}): string {
  return createHash('sha256')
    .update(JSON.stringify([input.params, input.query, input.body]))
    .digest('hex');
}

/** Kept for a day, because retries come within seconds. */
export async function removeOldIdempotencyKeys(db: DatabaseHandle, clock: Clock): Promise<void> {
  await idempotencyKeysRepository(db).removeBefore(new Date(clock.now().getTime() - KEPT_MS));
}
