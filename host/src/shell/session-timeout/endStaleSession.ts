import { readLastActivity, signOut } from '@formline/shared/session';
import { idleStateAt } from './idleRule';

/** Runs before the session opens, so that restored tabs show nothing of an idle session. */
export function endStaleSession(): void {
  const now = Date.now();
  if (idleStateAt(now, readLastActivity() ?? now).phase === 'expired') signOut('idle');
}
