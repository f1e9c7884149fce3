import { readLastActivity, signOut } from '@formline/shared/session';
import { idleStateAt } from './idleRule';

/**
 * Ends a session whose owner has been away too long, before it is opened: a browser that wakes up or brings back its
 * tabs shows nothing of it. Unknown activity ends nothing.
 */
export function endStaleSession(): void {
  const now = Date.now();
  if (idleStateAt(now, readLastActivity() ?? now).phase === 'expired') signOut('idle');
}
