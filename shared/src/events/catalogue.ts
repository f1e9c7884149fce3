import type { ClubSelected, TokenChanged } from '../contracts/busPayloads';

/**
 * Everything that is announced over the event bus. Names are facts in the past, `where:what-happened`. An event says
 * that something is so; nothing asks for anything over the bus.
 */
export interface BusEvents {
  /** Emitted by `session` when somebody signed in, a token was renewed, or (null) signed out. */
  'session:token-changed': TokenChanged;
  /** Emitted by `session` when the trainer chose a club profile or (nulls) the personal one. */
  'profile:club-selected': ClubSelected;
}

export type BusEventName = keyof BusEvents;

/** Whether a listener that comes late is given the last value at once. */
export const eventReplay: Readonly<Record<BusEventName, boolean>> = {
  'session:token-changed': true,
  'profile:club-selected': true,
};
