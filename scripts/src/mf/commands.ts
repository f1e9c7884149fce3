import type { Command } from './Command';

export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => (await import('./newRemote')).newRemote,
  init: async () => (await import('./init')).init,
  publish: async () => (await import('./publish')).publish,
  check: async () => (await import('./check')).check,
  promote: async () => (await import('./change/promote')).promote,
  rollback: async () => (await import('./change/rollback')).rollback,
  canary: async () => (await import('./change/canary')).canary,
  disable: async () => (await import('./change/disable')).disable,
  enable: async () => (await import('./change/disable')).enable,
  freeze: async () => (await import('./change/freeze')).freeze,
  unfreeze: async () => (await import('./change/freeze')).unfreeze,
  owners: async () => (await import('./owners')).owners,
  status: async () => (await import('./status')).status,
  doctor: async () => (await import('./doctor')).doctor,
  reports: async () => (await import('./reports')).reports,
  watch: async () => (await import('./watch')).watch,
  serve: async () => (await import('./serve')).serve,
  token: async () => (await import('./token')).token,
  gc: async () => (await import('./gc')).gc,
};
