import { ohsaCompensations } from '../../contracts/records/ohsa';
import { muscleImbalances } from './overheadSquat';

const names = (muscles: readonly { readonly name: string }[]) => muscles.map(({ name }) => name);

it('knows what knees that move inward mean', () => {
  const { over, under } = muscleImbalances(['knees_move_inward']);
  expect(names(over)).toEqual([
    'Adductors',
    'Biceps Femoris (Short Head)',
    'Tensor Fasciae Latae',
    'Vastus Lateralis',
  ]);
  expect(names(under)).toEqual(['Gluteus Medius', 'Gluteus Maximus', 'Vastus Medialis']);
});

it('names each muscle once, from the feet up whatever the order', () => {
  const one = muscleImbalances(['low_back_arches', 'excessive_forward_lean']);
  expect(one).toEqual(muscleImbalances(['excessive_forward_lean', 'low_back_arches']));
  expect(names(one.over)).toEqual([
    'Soleus',
    'Gastrocnemius',
    'Hip Flexors',
    'Abdominals',
    'Erector Spinae',
    'Latissimus Dorsi',
  ]);
});

it('finds nothing in a squat without compensations', () => {
  expect(muscleImbalances([])).toEqual({ over: [], under: [] });
});

it('has muscles for every compensation, and one number for each muscle', () => {
  for (const compensation of ohsaCompensations) {
    const { over, under } = muscleImbalances([compensation]);
    expect(over.length).toBeGreaterThan(0);
    expect(under.length).toBeGreaterThan(0);
  }
  const { over, under } = muscleImbalances(ohsaCompensations);
  const all = [...over, ...under];
  expect(new Set(all.map(({ id }) => id)).size).toBe(new Set(names(all)).size);
});
