import { ohsaCompensations } from '../../contracts/records/ohsa';
import { muscleImbalances } from '../../domain/clients/overheadSquat';
import { regionsOfMuscles } from './muscleRegions';

it('finds every muscle of the assessment on the body', () => {
  const { over, under } = muscleImbalances(ohsaCompensations);
  expect([...over, ...under].filter((muscle) => regionsOfMuscles([muscle]).length !== 1)).toEqual([]);
});

it('names a region once and leaves out what it does not know', () => {
  const { over } = muscleImbalances(['heels_rise']);
  expect(regionsOfMuscles([...over, ...over, { id: 999 }])).toEqual(['soleus', 'calves']);
});
