import type { Commands } from './Command';

/** What needs nothing but a store and a remote. */
export const commands: Commands = {
  build: async () => (await import('./build')).build,
  dev: async () => (await import('./dev')).dev,
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
  reports: async () => (await import('./reports/reports')).reports,
  status: async () => (await import('./status')).status,
  doctor: async () => (await import('./doctor')).doctor,
  serve: async () => (await import('./serve')).serve,
  token: async () => (await import('./token')).token,
  gc: async () => (await import('./gc')).gc,
};
