import { ohsaCompensations } from '../../contracts/records/ohsa';
import { correctiveExercises } from './correctiveExercises';
import { compensationsOfView, muscleImbalances, squatViews } from './overheadSquat';

const library = [
  'Standing Calf Stretch',
  'Band Ankle Dorsiflexion',
  'Tibialis Raise',
  'Foam Roll Calves',
  'Bent-Knee Soleus Stretch',
  'Supine Hamstring Stretch',
  'Barbell Back Squat',
].map((name, index) => ({ id: index + 1, name }));

const planFor = (...seen: Parameters<typeof muscleImbalances>[0]) =>
  correctiveExercises(muscleImbalances(seen), library).map(
    ({ step, exercise, muscles }) => `${step} ${exercise.name}: ${muscles.join(', ')}`,
  );

it('inhibits and lengthens what is over-active, then activates what is under-active', () => {
  expect(planFor('heels_rise')).toEqual([
    'inhibit Foam Roll Calves: Soleus, Gastrocnemius',
    'lengthen Bent-Knee Soleus Stretch: Soleus',
    'lengthen Standing Calf Stretch: Gastrocnemius',
    'activate Tibialis Raise: Anterior Tibialis',
  ]);
});

it('leaves out a muscle that is found both over- and under-active', () => {
  expect(planFor('low_back_rounds')).toContain('lengthen Supine Hamstring Stretch: Hamstrings');
  expect(planFor('low_back_rounds', 'low_back_arches').join()).not.toContain('Hamstrings');
});

it('finds nothing for a clean squat, and nothing that the library does not have', () => {
  expect(planFor()).toEqual([]);
  expect(planFor('arms_fall_forward')).toEqual([]);
});

it('shows every compensation in exactly one view', () => {
  const shown = squatViews.flatMap((view) => compensationsOfView[view]);
  expect(shown.toSorted()).toEqual(ohsaCompensations.toSorted());
});
