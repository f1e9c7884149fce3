import { act, screen, within } from '@testing-library/react';
import { readWorkouts } from '../../../contracts/library/workouts';
import { buildProgram } from '../../../testing/buildProgram';
import { buildWorkout, buildWorkoutExercise } from '../../../testing/buildWorkout';
import { fakeApi } from '../../../testing/fakeApi';
import { renderRoute } from '../../../testing/render';
import { toProgramDraft } from '../draft/programDraft';
import { libraryWorkouts, useProgramContents } from '../editor/programWorkouts';
import { PrintProgram } from './PrintedProgram';

const legDay = buildWorkout(
  {
    Main: [
      buildWorkoutExercise({ id: 3, name: 'Squat', sets: 3, reps: 10, weight: null }),
      buildWorkoutExercise({ id: 4, name: 'Plank', sets: 3, reps: null, dur_seconds: 60, weight: null }),
    ],
  },
  { id: 7, name: 'Leg Day' },
);
const film = buildWorkout({}, { id: 8, name: 'Film' });
const summaryOf = ({ sections: _sections, ...summary }: typeof legDay) => summary;
const draft = toProgramDraft(
  buildProgram({
    name: 'Base',
    week_count: 8,
    week_changes: [
      {
        ...{ figure: 'reps', change: 2, is_percent: false, is_growing: true, exercise_id: 3 },
        ...{ first_week: 7, last_week: 8, every_weeks: 1 },
      },
    ],
    workouts: [
      { ...summaryOf(legDay), key: '11', days_of_week: ['1', '4'] },
      { ...summaryOf(film), key: '12', days_of_week: [] },
    ],
  }),
);

function Loaded() {
  return useProgramContents(libraryWorkouts, draft.workouts).data && <p>Loaded</p>;
}

it('has the days of each workout, its exercises, and the weeks that differ', async () => {
  fakeApi().answer(readWorkouts, { workouts: [legDay, film], nextPage: null });
  renderRoute(
    <>
      <PrintProgram draft={draft} source={libraryWorkouts} changedWorkouts={new Map()} />
      <Loaded />
    </>,
    { path: '/' },
  );
  await screen.findByText('Loaded');
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Base' })).toBeVisible();
  expect(screen.getByText('General Fitness · 2 workouts · 2 training days a week · 8 weeks')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Leg DayMonday, Thursday',
    'Film',
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('table', { name: 'Main' })).toBeVisible();
  const weeks = within(screen.getByRole('table', { name: 'Weeks that differ' }));
  expect(weeks.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ExerciseWeek 7Week 8',
    'Squat3 × 123 × 14',
  ]);
});
