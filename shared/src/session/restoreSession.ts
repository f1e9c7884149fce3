import type { CurrentUser } from '../contracts/people/users';
import { clearSessionRecords } from './browserRecord';
import { fetchProfile } from './fetchProfile';
import { ask, openQuestion, tokenOf, verifyHandover } from './handover';
import { takeLoginCookie } from './loginCookie';
import { writeLastActivity } from './lastActivity';
import { closeSession, isHeld, tokenStore, openSession, rememberedClub } from './openSession';
import { pause } from './pause';
import { revokeSession } from './refreshToken';
import { currentSession, setSession } from './sessionStore';
import {
  isStoredTokenDamaged,
  readStoredToken,
  signedOutReason,
  type StoredToken,
  writeStoredToken,
} from './storedSession';

/** Replacing a session waits this long at most for the server to have ended it. */
const REVOCATION_PATIENCE_MS = 1_000;

/** Begins the page anew for another person, so that nothing of the one before is left in it; given by the host. */
let startOver: () => void = () => undefined;
/** A sign-in from another site's cookie of which the server has not said yet whose it is. */
let handedOver: StoredToken | null = null;

/** Opens the session that lies in storage or was handed over by another site, at start-up or as a retry. */
export async function restoreSession(): Promise<void> {
  const stored = readStoredToken();
  if (!stored && !handedOver) {
    closeUnrestored();
    return;
  }
  tokenStore.hold(stored);
  setSession({ status: 'restoring' });
  const owner = stored && (await ownerOf(stored));
  // Somebody else's by now: the page follows them.
  if (stored && !owner && readStoredToken()) return;
  if (handedOver) await settleHandover(handedOver, { stored, owner });
  else settle(owner);
}

/** How to begin the page anew, for sessions that replace another person's. */
export function onOtherPerson(begin: () => void): void {
  startOver = begin;
}

/** Takes the sign-in that another site may have left; `restoreSession` then decides about it. */
export function takeHandover(): void {
  const cookie = takeLoginCookie();
  handedOver = cookie && tokenOf(cookie);
}

/** Forgets the sign-in that another site left: somebody decided otherwise since. */
export function dropHandover(): void {
  handedOver = null;
}

/** Whose the stored tokens are: null when they are of no use any more, unknown while the server does not answer. */
type Owner = CurrentUser | 'unknown' | null;

async function ownerOf(stored: StoredToken): Promise<Owner> {
  try {
    const user = await fetchProfile({ mayRetry: () => isHeld(stored) });
    return isHeld(stored) ? user : null;
  } catch {
    return isHeld(stored) ? 'unknown' : null;
  }
}

function closeUnrestored(): void {
  const isDamaged = isStoredTokenDamaged();
  if (isDamaged) writeStoredToken(null);
  writeLastActivity(null);
  const session = currentSession();
  closeSession(isDamaged ? 'damaged' : session.status === 'signed-out' ? session.reason : null);
}

function settle(owner: Owner): void {
  if (owner === 'unknown') setSession({ status: 'unreachable' });
  else if (owner) openSession(owner, rememberedClub(owner));
  else closeSession(signedOutReason.read());
}

/** A sign-in that was handed over opens for nobody or for the same person; for another one it is asked first. */
async function settleHandover(
  offered: StoredToken,
  { stored, owner }: { readonly stored: StoredToken | null; readonly owner: Owner },
): Promise<void> {
  const handover = await verifyHandover(offered).catch(() => 'unknown' as const);
  // Settled or dropped by now.
  if (handedOver !== offered) return;
  if (owner === 'unknown' || (handover === 'unknown' && !owner)) {
    setSession({ status: 'unreachable' });
    return;
  }
  handedOver = null;
  const isAsBefore = readStoredToken()?.sign_in_id === (owner ? stored?.sign_in_id : undefined);
  if (!isAsBefore) {
    await restoreSession();
  } else if (!handover || handover === 'unknown') {
    settle(owner);
  } else if (owner && owner.id !== handover.user.id) {
    settle(owner);
    ask(handover);
  } else {
    // For the same person it counts as a renewal, so that other tabs go on undisturbed.
    tokenStore.keep({ ...handover.token, ...(owner && stored && { sign_in_id: stored.sign_in_id }) });
    // Whoever comes from the other site was at work there a moment ago.
    writeLastActivity(Date.now());
    settle(handover.user);
  }
}

/** Answers whether the sign-in that another site handed over shall replace the one that is open. */
export async function answerHandover(isWanted: boolean): Promise<void> {
  const handover = openQuestion();
  const replaced = tokenStore.held;
  ask(null);
  if (!isWanted || !handover || !replaced) return;
  setSession({ status: 'restoring' });
  tokenStore.hold(null);
  clearSessionRecords('all');
  writeStoredToken(handover.token);
  await Promise.race([revokeSession(replaced.refresh_token), pause(REVOCATION_PATIENCE_MS)]);
  startOver();
}

/** Follows what other tabs did to the stored tokens: renewed them, signed out, or signed somebody else in. */
export function followStorage(): void {
  const stored = readStoredToken();
  const session = currentSession();
  if (!stored) {
    tokenStore.hold(null);
    // A sign-in that was handed over lies in no storage: it goes on waiting for the server.
    const isOver = session.status === 'signed-in' || (session.status === 'unreachable' && !handedOver);
    if (isOver) closeSession(signedOutReason.read());
  } else if (isHeld(stored)) {
    tokenStore.hold(stored);
  } else if (tokenStore.held) {
    setSession({ status: 'restoring' });
    tokenStore.hold(null);
    clearSessionRecords('this');
    startOver();
  } else if (session.status === 'signed-out' && session.attempt === 'none') {
    void restoreSession();
  }
}
