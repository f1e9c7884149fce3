import {
  keepAlive,
  onActivity,
  onActivityElsewhere,
  readLastActivity,
  writeLastActivity,
} from '@formline/shared/session';
import { ACTIVITY_DEBOUNCE_MS, type IdleState, idleStateAt } from './idleRule';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** Time may have passed without timers before each of these events. */
const WAKES = ['pageshow', 'focus', 'online'] as const;

const LISTEN = { capture: true, passive: true };

/** A future or missing moment becomes now. */
function currentState(): IdleState {
  const now = Date.now();
  const last = readLastActivity();
  if (last === null || last > now) writeLastActivity(now);
  return idleStateAt(now, last ?? now);
}

/** Input during the warning does not count: it must neither close it unread nor revive a session. */
export function watchIdleness(onState: (state: IdleState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inputTimer: ReturnType<typeof setTimeout> | undefined;
  let lastInput = 0;

  const look = () => {
    clearTimeout(timer);
    const state = currentState();
    if (state.phase !== 'expired') timer = setTimeout(look, state.pauseMs);
    onState(state);
  };
  const noteInput = () => {
    inputTimer = undefined;
    if (currentState().phase !== 'active') return;
    writeLastActivity(lastInput);
    keepAlive();
  };
  const handleInput = () => {
    lastInput = Date.now();
    if (inputTimer !== undefined) return;
    if (currentState().phase === 'active') inputTimer = setTimeout(noteInput, ACTIVITY_DEBOUNCE_MS);
    else look();
  };
  const stopCounting = onActivity(handleInput);
  const stopFollowing = onActivityElsewhere(look);
  for (const name of INPUTS) addEventListener(name, handleInput, LISTEN);
  for (const name of WAKES) addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    clearTimeout(inputTimer);
    stopCounting();
    stopFollowing();
    for (const name of INPUTS) removeEventListener(name, handleInput, LISTEN);
    for (const name of WAKES) removeEventListener(name, look);
    document.removeEventListener('visibilitychange', look);
  };
}
