import type { endpoints } from '@formline/shared/contracts/api';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { DEMO_PASSWORD } from '../../database/seed/world/accounts';
import { EXAMPLE_EMAIL, exampleInput } from './exampleInput';
import { passwordGrant } from '../grants';
import type { GoodRequests } from './hostileRequests';
import { MARK, type MarkedWorld } from '../markedWorld';
import { pictureOfSize } from '../pictureOfSize';
import type { TestRequest } from '../startTestApp';

type EndpointName = keyof typeof endpoints;

const picture = new Blob([pictureOfSize(64, 64)]);
const PAST_DAY = '2028-02-14';
const examplePlan = {
  sex: 'male',
  age: 36,
  height: 173,
  unit_height: 'cm',
  weight: 76,
  goal_weight: 72,
  unit_weight: 'kg',
  days: 180,
  activity_level_id: 1,
};
const exampleTape = { method: 'navy', sex: 'male', unit_height: 'cm', height: 180, neck: 38, waist: 85 };
const exerciseForm = { name: 'Sled Drag', description: 'Lean back and walk.', muscle_group_ids: [1] };
const newEmail = ({ id }: MarkedWorld['client']): string => `${id}-${EXAMPLE_EMAIL}`;
const personForm = (client: MarkedWorld['client']) => ({
  email: newEmail(client),
  first_name: 'New',
  last_name: 'Person',
  password: 'Sturdy-Horse7!',
  accepted_terms: true,
});
const supersetForm = ({ exerciseId }: MarkedWorld) => ({
  title: 'Pair',
  routine_type: 'super_set',
  reps: 10,
  exercises: [0, 1].map((ordinal) => ({ exercise_id: exerciseId, ordinal })),
});

const turnOf = (id: number, changeId: number) => ({ params: { id, changeId }, body: {} });

/** Requests that succeed in a trainer's own world where the schema alone gives none; they override the schema's. */
const ownExamples: Partial<Record<EndpointName, (world: MarkedWorld) => TestRequest>> = {
  readUser: ({ client }) => ({ params: { id: client.id } }),
  updateTrainer: ({ trainer }) => ({ params: { id: trainer.id } }),
  readClientGroup: ({ groupId }) => ({ params: { id: groupId }, query: {} }),
  createClientGroup: ({ client }) => ({ body: { title: 'Morning', client_user_ids: [client.id] } }),
  updateClientGroup: ({ groupId }) => ({ params: { id: groupId }, body: { title: 'Evening' } }),
  deleteClientGroup: ({ groupId }) => ({ params: { id: groupId }, query: {} }),
  reactivateClients: ({ client }) => ({ query: {}, body: { userId: client.id } }),
  removeClient: ({ client }) => ({ query: { clientId: client.id } }),
  readWorkoutVideo: ({ videoId: id }) => ({ params: { id } }),
  removeWorkoutVideo: ({ unusedVideoId: id }) => ({ params: { id } }),
  uploadAvatar: ({ client }) => ({ params: { id: client.id }, files: { avatar_file: picture } }),
  uploadImage: () => ({ files: { image: picture } }),
  registerTrainer: ({ client }) => ({ body: personForm(client) }),
  registerClient: ({ client }) => ({ body: personForm(client) }),
  requestToken: ({ trainer }) => passwordGrant(trainer.email),
  beginTwoStep: () => ({ body: { password: DEMO_PASSWORD } }),
  checkEmail: ({ trainer }) => ({ body: { email: trainer.email } }),
  verifyCredentials: ({ trainer }) => ({ body: { email: trainer.email, password: DEMO_PASSWORD } }),
  linkAccount: ({ trainer }) => ({ body: { email: trainer.email, password: DEMO_PASSWORD } }),
  checkInvitation: ({ invitationToken: token }) => ({ body: { token } }),
  createClient: ({ client }) => ({
    body: { email: newEmail(client), first_name: 'New', last_name: 'Client' },
  }),
  sendClientInvite: () => ({ body: { email: 'client@formline.test' } }),
  updateMilestones: ({ client, milestoneId: id }) => ({
    params: { id: client.id },
    body: { data: [{ id, name: 'Walk', version: 1 }] },
  }),
  updateCertificates: ({ certificateId: id }) => ({
    body: { certificates: [{ id, name: 'First aid', issuer: 'School', version: 1 }] },
  }),
  rescheduleProgram: ({ client, programId, scheduleId }) => ({
    params: { id: client.id, programId },
    body: { startDate: '2028-02-22', scheduleId },
  }),
  undoScheduleForClients: ({ client, aheadScheduleId: schedule_id }) => ({
    body: { scheduled: [{ client_id: client.id, schedule_id, version: 1 }] },
  }),
  editCalendar: ({ client, scheduledWorkoutId: id }) => ({
    params: { id: client.id },
    body: { mode: 'copy', workouts: [{ id, date: '2028-02-21', to: '2028-02-22' }] },
  }),
  previewCopies: ({ client }) => ({
    body: { copies: [{ date: '2028-02-22', workout_name: 'Push' }], client_ids: [client.id] },
  }),
  makeUpMissedSessions: ({ client, pastWorkoutId: id }) => ({
    params: { id: client.id },
    body: { repair: 'today', made_up: [{ id, date: PAST_DAY, to: '2028-02-15' }] },
  }),
  undoCalendarChange: ({ client, change }) => turnOf(client.id, change.doneId),
  redoCalendarChange: ({ client, change }) => turnOf(client.id, change.undoneId),
  editGroupCalendar: ({ groupId: id, planWorkoutId: plan_workout_id }) => ({
    params: { id },
    body: { mode: 'copy', workouts: [{ plan_workout_id, date: '2028-02-21', to: '2028-02-22' }] },
  }),
  undoGroupCalendarChange: ({ groupId, groupChange }) => turnOf(groupId, groupChange.doneId),
  redoGroupCalendarChange: ({ groupId, groupChange }) => turnOf(groupId, groupChange.undoneId),
  createOwnExercise: () => ({ body: exerciseForm }),
  updateOwnExercise: ({ exerciseId: id }) => ({ body: { ...exerciseForm, id, version: 1 } }),
  createCompoundRoutine: (world) => ({ body: supersetForm(world) }),
  updateCompoundRoutine: (world) => ({
    params: { id: world.routineId },
    body: { ...supersetForm(world), version: 1 },
  }),
  listCalendarMonth: ({ client }) => ({ params: { id: client.id }, query: { month: 2, year: 2028 } }),
  listMonthWorkouts: ({ client }) => ({ params: { id: client.id }, query: { month: 2, year: 2028 } }),
  saveBodyWeightPlan: ({ client }) => ({ params: { id: client.id }, body: { input: examplePlan } }),
  saveBodyFat: ({ client }) => ({ params: { id: client.id }, body: { input: exampleTape } }),
  createMeasurement: ({ client }) => ({ params: { id: client.id }, body: { date: PAST_DAY, weight: 150 } }),
  updateMeasurement: ({ client, measurementId }) => ({
    params: { id: client.id, measurementId },
    body: { date: PAST_DAY, weight: 150, version: 1 },
  }),
  recordPerformanceAssessments: ({ client }) => ({
    params: { id: client.id },
    body: { date: PAST_DAY, assessments: [{ name: 'bench', value: 135 }] },
  }),
  updatePerformanceAssessments: ({ client, assessmentId }) => ({
    params: { id: client.id },
    body: { assessments: [{ id: assessmentId, version: 1, date: PAST_DAY, value: 140 }] },
  }),
  saveWorkoutLog: ({ client, pastWorkoutId, exerciseId }) => ({
    params: { id: client.id, scheduledWorkoutId: pastWorkoutId },
    body: {
      exercises: [{ key: 'exercise-1', exercise_id: exerciseId, sets: [{ number: 1, reps: 10 }] }],
      version: 1,
    },
  }),
  createNote: ({ client }) => ({
    params: { id: client.id },
    body: { note_date: PAST_DAY, text: 'Left knee.' },
  }),
  updateNote: ({ client, noteId }) => ({
    params: { id: client.id, noteId },
    body: { note_date: PAST_DAY, text: 'Left knee.', version: 1 },
  }),
  createClientTag: ({ client }) => ({
    body: { name: 'Mornings', color: 'blue', client_ids: [client.id] },
  }),
  tagClients: ({ client, tagId }) => ({ params: { tagId }, body: { added_client_ids: [client.id] } }),
  updateNutrition: ({ client, nutritionId }) => ({
    params: { id: client.id, nutritionId },
    body: { protein: 120, carbohydrates: 200, fat: 60, version: 1 },
  }),
  findNotes: () => ({ body: { search: MARK } }),
  addToWarmUps: ({ client, ohsaResultId, scheduledWorkoutId }) => ({
    params: { id: client.id },
    body: {
      ohsa_result_id: ohsaResultId,
      days: [{ scheduled_workout_id: scheduledWorkoutId, schedule_version: 1 }],
    },
  }),
  undoWarmUps: ({ client, scheduledWorkoutId, workoutId: workout_id }) => ({
    params: { id: client.id },
    body: {
      changed: [
        {
          scheduled_workout_id: scheduledWorkoutId,
          date: '2028-02-21',
          workout_id,
          workout_version: 1,
          previous: { workout_id, workout_version: 1, is_moved: false },
        },
      ],
    },
  }),
  updateOhsa: ({ client, ohsaResultId, exerciseId }) => ({
    params: { id: client.id, ohsaResultId },
    body: {
      assessment_date: PAST_DAY,
      compensations: [],
      corrective_exercise_ids: [exerciseId],
      version: 1,
    },
  }),
  recordOhsa: ({ client, exerciseId }) => ({
    params: { id: client.id },
    body: { assessment_date: PAST_DAY, compensations: [], corrective_exercise_ids: [exerciseId] },
  }),
};

/** Names rows of this world wherever the endpoint names rows. */
export function exampleRequest(name: string, endpoint: Endpoint, world: MarkedWorld): TestRequest {
  const own = Object.entries(ownExamples).find(([key]) => key === name)?.[1];
  return { ...made(endpoint, world, false), ...own?.(world) };
}

/** The smallest and the largest request an endpoint takes, for tests that break them. */
export function goodRequests(name: string, endpoint: Endpoint, world: MarkedWorld): GoodRequests {
  const least = exampleRequest(name, endpoint, world);
  const everything = made(endpoint, world, true);
  const full: TestRequest = {
    params: { ...everything.params, ...least.params },
    query: { ...everything.query, ...least.query },
    ...(least.body && {
      body: Array.isArray(least.body) ? least.body : { ...everything.body, ...least.body },
    }),
  };
  return { least, full };
}

const made = (endpoint: Endpoint, world: MarkedWorld, isFull: boolean): TestRequest =>
  exampleInput(endpoint, {
    numberFor: (field) =>
      rowNumber(endpoint.path, field, world) ?? (isFull ? clubNumber(field, world) : null),
    isFull,
  });

const clubNumber = (field: string, { clubId, locationId }: MarkedWorld): number | null =>
  /club_?id$/i.test(field) ? clubId : /location_?id$/i.test(field) ? locationId : null;

/** The row that a parameter or field names; the first matching word decides. */
function rowNumber(path: string, field: string, world: MarkedWorld): number | null {
  const words = field === 'id' ? path.replace(/\/:.*$/, '') : field;
  if (field !== 'id' && !/ids?$/i.test(field)) return null;
  const found = rowWords.find(([pattern]) => pattern.test(words));
  return found ? found[1](world) : null;
}

const rowWords: readonly (readonly [RegExp, (world: MarkedWorld) => number | null])[] = [
  [/club|location|muscle|fitness|goal|activity_?level|categor|removed/i, () => null],
  [/client-?_?group|groups?(?:_?id)?s?$/i, ({ groupId }) => groupId],
  [/compound|superset|circuit|routine/i, ({ routineId }) => routineId],
  [/group_?schedule/i, ({ groupScheduleId }) => groupScheduleId],
  [/plan_?workout/i, ({ planWorkoutId }) => planWorkoutId],
  [/scheduled/i, ({ scheduledWorkoutId }) => scheduledWorkoutId],
  [/schedule/i, ({ scheduleId }) => scheduleId],
  [/exercise/i, ({ exerciseId }) => exerciseId],
  [/program/i, ({ programId }) => programId],
  [/workout/i, ({ workoutId }) => workoutId],
  [/milestones\/?$/i, ({ milestoneId }) => milestoneId],
  [/certificate/i, ({ certificateId }) => certificateId],
  [/measurement/i, ({ measurementId }) => measurementId],
  [/nutrition_?id/i, ({ nutritionId }) => nutritionId],
  [/note_?id/i, ({ noteId }) => noteId],
  [/tag_?id/i, ({ tagId }) => tagId],
  [/ohsa/i, ({ ohsaResultId }) => ohsaResultId],
  [/assessment/i, ({ assessmentId }) => assessmentId],
  [/client|users?/i, ({ client }) => client.id],
];
