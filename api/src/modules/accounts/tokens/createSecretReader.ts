import type { DatabaseHandle } from '../../../database/database';
import { sessionsRepository } from './sessions.repository';
import { randomToken } from '../credentials/tokenSecrets';

/** Reads the secret of the servers of one database, once; a reading that failed is tried again by whoever asks next. */
export function createSecretReader(db: DatabaseHandle): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= sessionsRepository(db)
      .readSecret(randomToken())
      .catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
    return secret;
  };
}
