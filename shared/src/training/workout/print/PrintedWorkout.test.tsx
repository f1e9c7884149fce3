import { render, screen, within } from '@testing-library/react';
import { buildWorkout, buildWorkoutExercise, buildWorkoutRoutine } from '../../../testing/buildWorkout';
import { toWorkoutDraft } from '../draft/workoutDraft';
import { PrintedWorkout } from './PrintedWorkout';

const workout = buildWorkout(
  {
    'Warm-Up': [],
    Main: [
      buildWorkoutExercise({
        id: 3,
        name: 'Squat',
        sets: 3,
        reps: 10,
        weight: 20,
        rest: 30,
        notes: 'Chest up',
      }),
      buildWorkoutExercise({
        id: 4,
        name: 'Row',
        sets: 9,
        allow_unilateral: true,
        exercise_sides: 'each_side',
      }),
      buildWorkoutRoutine([buildWorkoutExercise({ id: 5, name: 'Lunge', sets: 1, reps: 12, rest: 0 })], {
        title: 'Finisher',
        reps: 2,
        rest: 60,
      }),
    ],
  },
  { name: 'Leg Day', description: 'Slow and heavy' },
);

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const boxesIn = (name: RegExp) =>
  screen.getByRole('row', { name }).lastElementChild?.firstElementChild?.childElementCount;

it('has every exercise with its dose, its notes and a box for each set', () => {
  render(<PrintedWorkout draft={toWorkoutDraft(workout)} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Leg Day' })).toBeVisible();
  expect(screen.getByText('Slow and heavy')).toBeVisible();
  expect(screen.getAllByRole('table')).toEqual([screen.getByRole('table', { name: 'Main' })]);
  expect(row(/^Squat/).getByText('3 × 10')).toBeVisible();
  expect(row(/^Squat/).getByText('20 lb · Rest 00:30')).toBeVisible();
  expect(row(/^Squat/).getByText('Chest up')).toBeVisible();
  expect(boxesIn(/^Squat/)).toBe(3);
});

it('names the sides of an exercise that has them, and has no more boxes than fit', () => {
  render(<PrintedWorkout draft={toWorkoutDraft(workout)} />);
  expect(row(/^Row/).getByText(/^Each Side/)).toBeVisible();
  expect(row(/^Squat/).queryByText(/Side|Alternate/)).not.toBeInTheDocument();
  expect(boxesIn(/^Row/)).toBe(6);
});

it('lists the exercises of a circuit with a box for each round', () => {
  render(<PrintedWorkout draft={toWorkoutDraft(workout)} />);
  expect(row(/^Finisher/).getByText('Circuit · 2 rounds · Rest 01:00 after each round')).toBeVisible();
  expect(row(/^Lunge/).getByText('1 × 12')).toBeVisible();
  expect(boxesIn(/^Lunge/)).toBe(2);
});

it('says that a workout is empty', () => {
  render(<PrintedWorkout draft={{ name: 'New', description: '', sections: [] }} />);
  expect(screen.getByText('No exercises')).toBeVisible();
});

it('has lines for a name and a day, or those it was scheduled for', () => {
  const { rerender } = render(<PrintedWorkout draft={toWorkoutDraft(workout)} />);
  expect(screen.getByText('Name')).toHaveTextContent(/^Name$/);
  rerender(
    <PrintedWorkout draft={toWorkoutDraft(workout)} owner="Ava Stone" date="Friday, November 20, 2026" />,
  );
  expect(screen.getByText('Name')).toHaveTextContent('Name Ava Stone');
  expect(screen.getByText('Date')).toHaveTextContent('Date Friday, November 20, 2026');
});
