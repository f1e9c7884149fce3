import { deleteClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { removeClient } from '@formline/shared/contracts/people/clients';
import { deleteClientTag } from '@formline/shared/contracts/people/clientTags';
import { deleteCompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { deleteGroupSchedule } from '@formline/shared/contracts/scheduling/groupSchedules';
import { deleteMeasurement } from '@formline/shared/contracts/records/measurements';
import { endSnooze } from '@formline/shared/contracts/overview/attention';
import { deleteNote } from '@formline/shared/contracts/records/notes';
import { deleteNutrition } from '@formline/shared/contracts/records/nutrition';
import { deleteOhsa } from '@formline/shared/contracts/records/ohsa';
import { deletePerformanceAssessment } from '@formline/shared/contracts/records/performanceAssessments';
import { removeWorkoutVideo } from '@formline/shared/contracts/library/media';
import { deleteMilestone } from '@formline/shared/contracts/records/milestones';
import { endOpenSession, endOtherSessions } from '@formline/shared/contracts/accounts/openSessions';
import { deleteOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { deleteProgram } from '@formline/shared/contracts/library/programs';
import { deleteCertificate } from '@formline/shared/contracts/people/qualifications';
import { deleteSchedule } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { deleteWorkout } from '@formline/shared/contracts/library/workouts';

export interface Removal {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** Selects the owner's email and the request for each object. */
  readonly objects: string;
  /** Tables that may lose rows. */
  readonly losing: readonly string[];
  /** The kind of history that it removes on purpose; all other stays. */
  readonly records?: string;
}

const requests = (params: string, query: string, source: string): string =>
  `select owner.email, jsonb_build_object('params', jsonb_build_object(${params}),
     'query', jsonb_strip_nulls(jsonb_build_object(${query}))) as request from ${source} order by one.id`;
const owned = (table: string, owner = 'owner_id'): string =>
  `${table} one join users owner on owner.id = one.${owner}`;
/** Whether an object of the library was deleted before. */
const present = (table: string): string => `${owned(table)} where one.deleted_at is null`;

const isTrainer = `owner.role = 'TRAINER' and owner.is_active`;

const calendar = ['scheduled_workouts', 'user_schedules', 'user_schedule_workouts'];
const groupCalendar = [...calendar, 'group_schedules', 'group_schedule_workouts'];

const dayAhead = (schedule: string): string =>
  `(select day.id from scheduled_workouts day where day.user_schedule_id = ${schedule}
    and not day.is_complete and day.date >= current_date_of_tests() order by day.date limit 1)`;

/** A day on which the group’s members have undone work, else tomorrow. */
const groupDayAhead = `coalesce((select min(day.date) from scheduled_workouts day
    join user_schedules schedule on schedule.id = day.user_schedule_id
    where schedule.group_schedule_id = one.id and not day.is_complete
    and day.date >= current_date_of_tests()), current_date_of_tests() + 1)`;

const scheduleRemovals = (['day', 'following', 'all'] as const).flatMap((scope): Removal[] => [
  {
    name: `a schedule: ${scope}`,
    endpoint: deleteSchedule,
    objects: requests(
      `'id', one.client_id, 'scheduleId', one.id`,
      `'scope', '${scope}', 'scheduledWorkoutId', ${dayAhead('one.id')}`,
      `${owned('user_schedules', 'trainer_id')}
       where ${scope === 'all' ? 'true' : `${dayAhead('one.id')} is not null`}`,
    ),
    losing: calendar,
  },
  {
    name: `a group’s schedule: ${scope}`,
    endpoint: deleteGroupSchedule,
    objects: requests(
      `'id', one.client_group_id, 'groupScheduleId', one.id`,
      `'scope', '${scope}', 'date', ${groupDayAhead}`,
      owned('group_schedules', 'trainer_id'),
    ),
    losing: groupCalendar,
  },
]);

export const removals: readonly Removal[] = [
  ...scheduleRemovals,
  {
    name: 'a group',
    endpoint: deleteClientGroup,
    objects: requests(`'id', one.id`, '', owned('client_groups', 'trainer_id')),
    losing: [
      ...groupCalendar,
      'client_groups',
      'client_group_members',
      'calendar_changes',
      'calendar_change_rows',
    ],
  },
  {
    name: 'a client',
    endpoint: removeClient,
    objects: requests('', `'clientId', one.client_id`, owned('client_relations', 'trainer_id')),
    losing: [...calendar, 'client_relations', 'client_group_members', 'client_invitations'],
  },
  {
    name: 'a program',
    endpoint: deleteProgram,
    objects: requests(`'id', one.id`, '', present('programs')),
    losing: [],
  },
  {
    name: 'a workout',
    endpoint: deleteWorkout,
    objects: requests(`'id', one.id`, '', `${present('workouts')} and not one.is_schedule_copy`),
    losing: [],
  },
  {
    name: 'an exercise',
    endpoint: deleteOwnExercise,
    objects: requests('', `'id', one.id`, present('exercises')),
    losing: [],
  },
  {
    name: 'a superset or circuit',
    endpoint: deleteCompoundRoutine,
    objects: requests(`'id', one.id`, '', present('compound_routines')),
    losing: [],
  },
  {
    name: 'a measurement',
    endpoint: deleteMeasurement,
    objects: requests(
      `'id', one.client_id, 'measurementId', one.id`,
      '',
      `measurements one join client_relations relation on relation.client_id = one.client_id
       join users owner on owner.id = relation.trainer_id`,
    ),
    losing: ['measurements'],
  },
  {
    name: 'an overhead squat assessment',
    endpoint: deleteOhsa,
    objects: requests(
      `'id', one.client_id, 'ohsaResultId', one.id`,
      '',
      `ohsa_results one join client_relations relation on relation.client_id = one.client_id
       join users owner on owner.id = relation.trainer_id`,
    ),
    losing: ['ohsa_results', 'ohsa_corrective_exercises'],
    records: 'ohsa',
  },
  {
    name: 'a nutrition record',
    endpoint: deleteNutrition,
    objects: requests(
      `'id', one.client_id, 'nutritionId', one.id`,
      '',
      `nutrition_records one join client_relations relation on relation.client_id = one.client_id
       join users owner on owner.id = relation.trainer_id where one.deleted_at is null`,
    ),
    losing: ['nutrition_records'],
    records: 'nutrition',
  },
  {
    name: 'a note',
    endpoint: deleteNote,
    objects: requests(`'id', one.client_id, 'noteId', one.id`, '', owned('client_notes', 'trainer_id')),
    losing: ['client_notes'],
    records: 'note',
  },
  {
    name: 'a performance assessment',
    endpoint: deletePerformanceAssessment,
    objects: requests(
      `'id', one.client_id, 'assessmentId', one.id`,
      '',
      `performance_assessments one join client_relations relation on relation.client_id = one.client_id
       join users owner on owner.id = relation.trainer_id where one.name = 'bench'`,
    ),
    losing: ['performance_assessments'],
    records: 'assessment',
  },
  {
    name: 'a tag',
    endpoint: deleteClientTag,
    objects: requests(`'tagId', one.id`, '', owned('client_tags', 'trainer_id')),
    losing: ['client_tags', 'client_tag_clients'],
  },
  {
    name: 'a milestone',
    endpoint: deleteMilestone,
    objects: requests(`'id', one.id`, '', owned('milestones', 'trainer_id')),
    losing: ['milestones'],
  },
  {
    name: 'a snooze',
    endpoint: endSnooze,
    objects: `select owner.email, jsonb_build_object('params', jsonb_build_object('id', one.client_id),
      'query', jsonb_build_object('reason', one.reason)) as request
      from ${owned('attention_snoozes', 'trainer_id')} order by one.client_id`,
    losing: ['attention_snoozes'],
  },
  {
    name: 'a certificate',
    endpoint: deleteCertificate,
    objects: requests('', `'id', one.id`, owned('certificates', 'trainer_id')),
    losing: ['certificates'],
  },
  {
    name: 'a workout video',
    endpoint: removeWorkoutVideo,
    objects: requests(`'id', one.id`, '', `${owned('uploaded_media')} where one.kind = 'workout-video'`),
    losing: ['uploaded_media'],
  },
  {
    name: 'a session',
    endpoint: endOpenSession,
    objects: requests(`'id', one.id`, '', `${owned('sessions', 'user_id')} where ${isTrainer}`),
    losing: [],
  },
  {
    name: 'all other sessions',
    endpoint: endOtherSessions,
    objects: requests('', '', `${owned('users', 'id')} where ${isTrainer}`),
    losing: ['known_devices'],
  },
];
