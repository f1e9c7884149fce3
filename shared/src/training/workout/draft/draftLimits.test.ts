import { buildWorkout, buildWorkoutExercise, buildWorkoutRoutine } from '../../../testing/buildWorkout';
import { addProblem, moveProblem, sectionProblem } from './draftLimits';
import { newDraftExercise, toWorkoutDraft } from './workoutDraft';

const exercises = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => buildWorkoutExercise({ id: from + index }));
const placed = (count: number) => exercises(count, 900).map((one) => newDraftExercise(one, `new-${one.id}`));

it('takes what there is room for', () => {
  const draft = toWorkoutDraft(buildWorkout({ Main: exercises(58) }));
  expect(addProblem(draft, placed(2), 'section-1')).toBeNull();
  expect(addProblem(draft, placed(3), 'section-1')).toBe(
    'A section can have at most 60 entries. There is room for 2 more in Main.',
  );
});

it('counts the exercises of supersets and circuits towards those of the workout', () => {
  const circuits = Array.from({ length: 5 }, (_, index) =>
    buildWorkoutRoutine(exercises(30, 100 * index + 1), { id: index + 1 }),
  );
  const draft = toWorkoutDraft(buildWorkout({ Main: circuits }));
  expect(addProblem(draft, placed(1), 'section-1')).toBe(
    'A workout can have at most 150 exercises. There is no room left in it.',
  );
});

it('moves into a section that has room', () => {
  const draft = toWorkoutDraft(buildWorkout({ Full: exercises(60), Other: exercises(1, 100) }));
  expect(moveProblem(draft, 'e100', 'section-1')).toBe(
    'A section can have at most 60 entries. There is no room left in Full.',
  );
  expect(moveProblem(draft, 'e1', 'section-1')).toBeNull();
  expect(moveProblem(draft, 'e1', 'section-2')).toBeNull();
});

it('has twenty sections at most', () => {
  const names = Array.from({ length: 20 }, (_, index): [string, []] => [`Part ${index + 1}`, []]);
  expect(sectionProblem(toWorkoutDraft(buildWorkout(Object.fromEntries(names.slice(1)))))).toBeNull();
  expect(sectionProblem(toWorkoutDraft(buildWorkout(Object.fromEntries(names))))).toBe(
    'A workout has at most 20 sections',
  );
});

it('says what is missing', () => {
  const draft = toWorkoutDraft(buildWorkout({ Main: [] }));
  expect(addProblem(draft, [], 'section-1')).toBe('addExercises: No exercises were provided');
  expect(addProblem(draft, placed(1), null)).toBe('addExercises: SectionId is required');
  expect(addProblem(draft, placed(1), 'gone')).toBe('addExercises: SectionId is required');
});
