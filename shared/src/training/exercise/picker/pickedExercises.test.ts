import { buildExercise } from '@formline/shared/testing/buildExercise';
import { withOnly, withPressed } from './pickedExercises';

const plank = buildExercise({ id: 1 });
const squat = buildExercise({ id: 2 });
const lunge = buildExercise({ id: 3 });
const MANY = 30;

it('picks in the order of the presses, each exercise once', () => {
  const two = withPressed([lunge], { exercises: [plank], isChosen: true, most: MANY });
  expect(two).toEqual([lunge, plank]);
  const range = { exercises: [plank, squat, lunge], isChosen: true, most: MANY };
  expect(withPressed(two, range)).toEqual([lunge, plank, squat]);
});

it('removes what is pressed again', () => {
  const again = { exercises: [squat, lunge], isChosen: false, most: MANY };
  expect(withPressed([plank, squat, lunge], again)).toEqual([plank]);
});

it('picks nothing beyond the limit, and keeps what stood there', () => {
  expect(withPressed([plank], { exercises: [squat, lunge], isChosen: true, most: 2 })).toEqual([
    plank,
    squat,
  ]);
  const over = { exercises: [lunge], isChosen: true, most: 1 };
  expect(withPressed([plank, squat], over)).toEqual([plank, squat]);
});

it('lets a single choice take the place of the one before, and go again', () => {
  expect(withOnly([plank], squat)).toEqual([squat]);
  expect(withOnly([squat], squat)).toEqual([]);
});
