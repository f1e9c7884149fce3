import type { Fault } from '../Fault';

const api = 'api/src';

/** Who may see and change what: policies, tenants, contents of answers. */
export const accessFaults: readonly Fault[] = [
  {
    id: 'measurement-without-policy',
    kind: 'missing policy',
    file: `${api}/modules/measurements/measurements.routes.ts`,
    find: '  registerEndpoint(app, createMeasurement, {\n    policy,\n',
    replace: '  registerEndpoint(app, createMeasurement, {\n',
    provenBy: 'api',
  },
  {
    id: 'hidden-card-readable',
    kind: 'missing policy',
    file: `${api}/modules/measurements/measurements.routes.ts`,
    find: "policy: cardReaderPolicy({ db, clock }, 'measurements'),",
    replace: 'policy,',
    provenBy: 'api',
  },
  {
    id: 'manager-may-write',
    kind: 'missing policy',
    file: `${api}/plugins/authorise.ts`,
    find: 'if (actor.isManager && changesState(endpoint)) {',
    replace: "if (actor.isManager && endpoint.method === 'DELETE') {",
    provenBy: 'api',
  },
  {
    id: 'ended-session-lives-on',
    kind: 'missing policy',
    file: `${api}/plugins/authentication.ts`,
    find: '      found.revokedAt ||\n',
    replace: '',
    provenBy: 'api',
  },
  {
    id: 'policy-not-awaited',
    kind: 'dropped await',
    file: `${api}/plugins/idempotency.ts`,
    find: '      await policy();\n      return { body',
    replace: '      void policy();\n      return { body',
    provenBy: 'api',
  },
  {
    id: 'milestone-of-other-trainer',
    kind: 'forgotten tenant filter',
    file: `${api}/modules/milestones/milestones.repository.ts`,
    find: 'and(eq(milestones.id, id), eq(milestones.trainerId, trainerId), exists(present))',
    replace: 'and(eq(milestones.id, id), exists(present))',
    provenBy: 'api',
  },
  {
    id: 'routines-of-everybody',
    kind: 'forgotten tenant filter',
    file: `${api}/modules/compoundRoutines/compoundRoutines.repository.ts`,
    find: 'and(eq(compoundRoutines.ownerId, trainerId), isNull(compoundRoutines.deletedAt))',
    replace: 'isNull(compoundRoutines.deletedAt)',
    provenBy: 'api',
  },
  {
    id: 'calendar-of-other-trainer',
    kind: 'forgotten tenant filter',
    file: `${api}/modules/schedules/calendar.repository.ts`,
    find: 'eq(scheduledWorkouts.clientId, clientId), eq(scheduledWorkouts.trainerId, trainerId), between',
    replace: 'eq(scheduledWorkouts.clientId, clientId), between',
    provenBy: 'api',
  },
  {
    id: 'photos-of-other-trainers-clients',
    kind: 'forgotten tenant filter',
    file: `${api}/modules/media/visibleMedia.repository.ts`,
    find: 'and(eq(clientRelations.clientId, person), eq(clientRelations.trainerId, trainerId ?? 0))',
    replace: 'eq(clientRelations.clientId, person)',
    provenBy: 'api',
  },
  {
    id: 'card-shown-only-by-all',
    kind: 'wrong comparison',
    file: `${api}/modules/healthRecords/healthRecords.repository.ts`,
    find: 'relations.some(({ isVisible }) => isVisible)',
    replace: 'relations.every(({ isVisible }) => isVisible)',
    provenBy: 'api',
  },
];
