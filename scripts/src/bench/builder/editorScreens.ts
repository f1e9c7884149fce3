/** A screen of the product with the part of it that is edited. */
export interface EditorScreen {
  readonly title: string;
  readonly address: string;
  /** What the field with the name is called, and the part of the page both stand in: the one whose rows are dragged. */
  readonly nameLabel: string;
  readonly region: string;
  /** Which of its handles is dragged, and how far with each move. */
  readonly handle: number;
  readonly move: { readonly x: number; readonly y: number };
}

const workout = {
  nameLabel: 'Workout name',
  handle: 2,
  move: { x: 0, y: 8 },
};
const program = {
  nameLabel: 'Program name',
  region: '[role=region][aria-label="Program Details"]',
  handle: 0,
  move: { x: 8, y: 0 },
};
const programs = '/libraries/programs/my-programs?programId=1';

export const editorScreens: readonly EditorScreen[] = [
  {
    ...workout,
    title: 'workout',
    address: '/libraries/workouts/my-workouts?view=workoutDetails&workoutId=1',
    region: 'main',
  },
  { ...program, title: 'program', address: `${programs}&view=programDetails` },
  {
    ...program,
    title: 'program beside an open workout',
    address: `${programs}&view=workoutDetails&workoutId=1`,
  },
  {
    ...workout,
    title: 'workout beside its program',
    address: `${programs}&view=workoutDetails&workoutId=1`,
    region: '[role=region][aria-label="Workout Details"]',
  },
];
