import type { Command } from './Command';

/** Each command in a file of its own, loaded when it is called. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => (await import('./newRemote')).newRemote,
  publish: async () => (await import('./publish')).publish,
  check: async () => (await import('./check')).check,
  promote: async () => (await import('./promote')).promote,
  rollback: async () => (await import('./rollback')).rollback,
  canary: async () => (await import('./canary')).canary,
  disable: async () => (await import('./disable')).disable,
  enable: async () => (await import('./enable')).enable,
  status: async () => (await import('./status')).status,
  doctor: async () => (await import('./doctor')).doctor,
  reports: async () => (await import('./reports')).reports,
  gc: async () => (await import('./gc')).gc,
};
