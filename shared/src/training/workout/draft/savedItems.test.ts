import { createWorkout } from '@formline/shared/contracts/library/workouts';
import * as z from '@formline/shared/contracts/schema';
import { buildWorkout, buildWorkoutExercise, buildWorkoutRoutine } from '../../../testing/buildWorkout';
import { withItems } from './draftItems';
import { withSection } from './draftSections';
import { savedItems, toWorkoutChange } from './savedItems';
import { newDraftExercise, toWorkoutDraft } from './workoutDraft';

const circuit = buildWorkoutRoutine([buildWorkoutExercise({ id: 3, key: 'e3' })], { id: 8 });
const opened = buildWorkout({
  'Warm-Up': [buildWorkoutExercise({ id: 1 }), buildWorkoutExercise({ id: 2 })],
  Main: [circuit],
});
const draft = toWorkoutDraft(opened);
const keysSent = (change: ReturnType<typeof toWorkoutChange>) =>
  change.sections.flatMap(({ id, exercises }) => [id, ...exercises.map(({ key }) => key)]);

it('sends places by what the server calls them, and new ones without a name', () => {
  const added = withItems(draft, [newDraftExercise(buildWorkoutExercise({ id: 9 }), 'new-9')], {
    sectionKey: 'section-1',
    index: 1,
  });
  const change = toWorkoutChange(
    withSection(added, { key: 'new-s', name: 'Finish' }),
    savedItems(draft, opened),
  );
  expect(keysSent(change)).toEqual([1, 'e1', undefined, 'e2', 2, 'r8', undefined]);
  expect(z.safeParse(createWorkout.body, change).success).toBe(true);
});

it('sends of an exercise its dose and no more', () => {
  const [section] = toWorkoutChange(draft, null).sections;
  expect(section?.exercises[0]).not.toHaveProperty('description');
  expect(section?.exercises[0]).toMatchObject({ id: 1, sets: 3, reps: 10, rest: 30 });
});

it('learns from the answer what the server calls new places, also those of a circuit', () => {
  const sent = {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      key: `own-${section.key}`,
      items: section.items.map((item) => ({ ...item, key: `own-${item.key}` })),
    })),
  };
  const known = savedItems(sent, { ...opened, version: 4 });
  expect(known).toMatchObject({ id: 1, version: 4 });
  expect([...known.sections]).toEqual([
    ['own-section-1', 1],
    ['own-section-2', 2],
  ]);
  expect([...known.items]).toEqual([
    ['own-e1', 'e1'],
    ['own-e2', 'e2'],
    ['own-r8', 'r8'],
    ['e3', 'e3'],
  ]);
  expect(keysSent(toWorkoutChange(sent, known))).toEqual([1, 'e1', 'e2', 2, 'r8']);
});
