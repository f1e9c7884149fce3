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

const REVOCATION_PATIENCE_MS = 1_000;

/** Reloads the page for another person, so that nothing of the one before is left. */
let startOver: () => void = () => undefined;
/** From another site's cookie; its owner is not known yet. */
let handedOver: StoredToken | null = null;

/** Opens the session in storage or from another site, at start-up or as a retry. */
export async function restoreSession(): Promise<void> {
  const stored = readStoredToken();
  if (!stored && !handedOver) {
    closeUnrestored();
    return;
  }
  tokenStore.hold(stored);
  setSession({ status: 'restoring' });
  const owner = stored && (await ownerOf(stored));
  // Replaced meanwhile: the page follows the new tokens.
  if (stored && !owner && readStoredToken()) return;
  if (handedOver) await settleHandover(handedOver, { stored, owner });
  else settle(owner);
}

/** Registers the reload for sessions that replace another person's. */
export function onOtherPerson(begin: () => void): void {
  startOver = begin;
}

/** Takes the sign-in of another site; `restoreSession` decides about it. */
export function takeHandover(): void {
  const cookie = takeLoginCookie();
  handedOver = cookie && tokenOf(cookie);
}

/** Drops the sign-in of another site after a later decision. */
export function dropHandover(): void {
  handedOver = null;
}

/** Null when the tokens are refused, unknown while the server does not answer. */
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

/** Opens for nobody or for the same person; for another one it asks first. */
async function settleHandover(
  offered: StoredToken,
  { stored, owner }: { readonly stored: StoredToken | null; readonly owner: Owner },
): Promise<void> {
  const handover = await verifyHandover(offered).catch(() => 'unknown' as const);
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
    tokenStore.store({ ...handover.token, ...(owner && stored && { sign_in_id: stored.sign_in_id }) });
    // The person was active on the other site a moment ago.
    writeLastActivity(Date.now());
    settle(handover.user);
  }
}

/** Answers whether another site's sign-in replaces the open one. */
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

/** Follows other tabs: renewed tokens, sign-out, another sign-in. */
export function followStorage(): void {
  const stored = readStoredToken();
  const session = currentSession();
  if (!stored) {
    tokenStore.hold(null);
    // A handed-over sign-in is not in storage and waits for the server.
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
