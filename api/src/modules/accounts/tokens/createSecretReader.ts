import type { DatabaseHandle } from '../../../database/database';
import { sessionsRepository } from './sessions.repository';
import { randomToken } from '../credentials/tokenSecrets';

/** Read once per database; after a failure the next caller reads again. */
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
