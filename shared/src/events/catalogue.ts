import type {
  ClubSelected,
  DataChanged,
  GroupSaved,
  ProfileSwitched,
  TokenChanged,
  WorkoutAssigned,
} from '../contracts/busPayloads';

/** Names are past facts, `where:what-happened`; the bus never carries requests. */
export interface BusEvents {
  /** Emitted by `session` when somebody signed in, a token was renewed, or (null) signed out. */
  'session:token-changed': TokenChanged;
  /** Emitted by `session` when the trainer chose a club profile or (nulls) the personal one, here or in another tab. */
  'profile:club-selected': ClubSelected;
  /** Emitted by `session` when the trainer went to another profile; not when a session opens with one. Heard by analytics. */
  'profile:switched': ProfileSwitched;
  /** Emitted by `mf-schedule` when something was given to a client or a group. Heard by analytics. */
  'schedule:workout-assigned': WorkoutAssigned;
  /** Emitted by `mf-groups` when a group was saved for the first time. Heard by analytics. */
  'groups:group-created': GroupSaved;
  /** Emitted by `mf-groups` when a group was changed. Heard by analytics. */
  'groups:group-updated': GroupSaved;
  /** Emitted by `query` when a call has changed resources on the server, here or in another tab. Heard by the host. */
  'server:data-changed': DataChanged;
}

export type BusEventName = keyof BusEvents;

/** Whether late listeners receive the last value. */
export const eventReplay: Readonly<Record<BusEventName, boolean>> = {
  'session:token-changed': true,
  'profile:club-selected': true,
  'profile:switched': false,
  'schedule:workout-assigned': false,
  'groups:group-created': false,
  'groups:group-updated': false,
  'server:data-changed': false,
};
