/** Folders and files of `e2e/journeys`. Other journeys may use the package too. */
export const journeysOf: Readonly<Record<string, readonly string[]>> = {
  host: ['host/', 'deliveries/', 'sessions/'],
  'mf-auth': ['mf-auth/'],
  'mf-clients': ['mf-clients/', 'mf-auth/two-step.spec.ts'],
  'mf-schedule': ['mf-schedule/'],
  'mf-libraries': ['mf-libraries/'],
  'mf-groups': ['mf-groups/', 'mf-schedule/group-calendar.spec.ts'],
  'ui-page': ['ui-page/'],
};
