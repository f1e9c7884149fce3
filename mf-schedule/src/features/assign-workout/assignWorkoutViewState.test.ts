import { assignWorkoutViewState } from './assignWorkoutViewState';
import { workoutSteps } from './workoutSteps';

const read = (search: string) => assignWorkoutViewState.read(new URLSearchParams(search));
const stepsAt = (search: string) => workoutSteps(read(search), '/w', new URLSearchParams(search));

it('reads what is open of which workout, with the list', () => {
  expect(read('search=leg&sort=mostRecent&view=swapPage&workoutId=7&exerciseId=e3')).toEqual({
    search: 'leg',
    order: 'mostRecent',
    view: 'swapPage',
    workoutId: 7,
    exerciseId: 'e3',
    exerciseKey: null,
  });
});

it.each(['', 'view=workoutDetails', 'view=nonsense&workoutId=7', 'workoutId=7', 'view=swapPage&workoutId=x'])(
  'is at the list where nothing is named: %p',
  (search) => {
    expect(read(search)).toMatchObject({ view: 'workoutList', workoutId: null, exerciseId: null });
  },
);

it('writes what it reads and keeps what else stands there', () => {
  const query =
    'clientId=11&date=2026-11-24&view=progressionRegressionExDetails&workoutId=7&exerciseId=8&exerciseKey=e3';
  expect(String(assignWorkoutViewState.write(new URLSearchParams(query), read(query)))).toBe(query);
});

it('calls the open views as the breadcrumbs do, and leads back to the workout', () => {
  expect(stepsAt('')).toEqual([]);
  expect(stepsAt('view=videoWorkout&workoutId=7').map(({ label }) => label)).toEqual(['Preview Workout']);
  expect(stepsAt('clientId=11&view=circuitDetails&workoutId=7&exerciseId=r3')).toEqual([
    { label: 'Preview Workout', to: '/w?clientId=11&view=workoutDetails&workoutId=7' },
    { label: 'Circuit Details', to: '/w?clientId=11&view=circuitDetails&workoutId=7&exerciseId=r3' },
  ]);
});
