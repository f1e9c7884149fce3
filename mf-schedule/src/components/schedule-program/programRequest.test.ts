import { buildProgram } from '@formline/shared/testing/buildProgram';
import { buildWorkout, buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import { buildWorkoutSummary } from '@formline/shared/testing/buildWorkoutSummary';
import { toProgramDraft } from '@formline/shared/training/program/draft/programDraft.ts';
import { toWorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import { type ProgramToSchedule, programRequest, scheduledProgramName } from './programRequest';

const slot = (id: number, key: string) => ({
  ...buildWorkoutSummary({ id, name: `Workout ${id}` }),
  key,
  days_of_week: [],
});
const program = buildProgram({ id: 5, name: 'Base', workouts: [slot(1, '11'), slot(2, '12')] });
const draft = toProgramDraft(program);
const legs = toWorkoutDraft(
  buildWorkout({ Main: [buildWorkoutExercise({ id: 3, sets: 4 })] }, { id: 2, name: 'Legs' }),
);
const ava = { kind: 'client', id: 11, name: 'Ava Stone', firstName: 'Ava' } as const;
const runners = { kind: 'group', id: 7, name: 'Runners' } as const;

const request = (given: Partial<ProgramToSchedule> = {}): ProgramToSchedule => ({
  owner: ava,
  program,
  draft,
  changedWorkouts: new Map(),
  today: '2026-11-20',
  ...given,
});
const dates = {
  startDate: '2026-11-23',
  endDate: '2026-12-23',
  daysOf: (key: string) => (key === '11' ? (['1'] as const) : (['3', '5'] as const)),
};
const requested = (given: Partial<ProgramToSchedule> = {}) => programRequest(request(given), dates);

it('names the library’s program while nothing in it was changed, with the days that were chosen', () => {
  expect(requested()).toEqual({
    startDate: '2026-11-23',
    endDate: '2026-12-23',
    programName: 'Base',
    program_category_id: 2,
    formlineProgramId: 5,
    workouts: [
      { workout_id: 1, days_of_week: ['1'] },
      { workout_id: 2, days_of_week: ['3', '5'] },
    ],
  });
});

it.each([
  ['its name', { draft: { ...draft, name: 'Base for Ava' } }],
  ['its category', { draft: { ...draft, category: { id: 7, label: 'Power' } } }],
  ['the order of its workouts', { draft: { ...draft, workouts: draft.workouts.toReversed() } }],
  ['its workouts', { draft: { ...draft, workouts: draft.workouts.slice(1) } }],
  ['what stands in a workout', { changedWorkouts: new Map([[2, { draft: legs }]]) }],
])('does not name the library’s program once %s was changed', (_what, changed) => {
  expect(requested(changed)).not.toHaveProperty('formlineProgramId');
});

it('sends a changed workout with its sections, and the others by their number', () => {
  const { workouts } = requested({ changedWorkouts: new Map([[2, { draft: legs }]]) });
  expect(workouts[0]).toEqual({ workout_id: 1, days_of_week: ['1'] });
  expect(workouts[1]).toMatchObject({ name: 'Legs', days_of_week: ['3', '5'] });
  expect(workouts[1]).toMatchObject({ sections: [{ name: 'Main', exercises: [{ id: 3, sets: 4 }] }] });
  expect(workouts[1]).not.toHaveProperty('workout_id');
});

it.each([
  ['after the client', ava, 2, "Ava's Program"],
  ['after the group', runners, 2, 'Runners Program'],
  ['after the day when it holds one workout', runners, 1, 'New Program 11-20'],
])('names a nameless program %s', (_after, owner, count, name) => {
  const nameless = { ...draft, name: '  ', workouts: draft.workouts.slice(0, count) };
  expect(scheduledProgramName(request({ owner, draft: nameless }))).toBe(name);
});
