import { render } from '@testing-library/react';
import { muscleImbalances } from '../../domain/clients/overheadSquat';
import { MuscleMap } from './MuscleMap';

it('marks the muscles on both sides of the body in the strength that is asked for', () => {
  const { over } = muscleImbalances(['heels_rise']);
  const { container } = render(<MuscleMap muscles={over} level={2} />);
  const marked = [...container.querySelectorAll('[data-level]')].map((region) => [
    region.getAttribute('data-region'),
    region.getAttribute('data-level'),
  ]);
  expect(marked).toEqual([
    ['calves', '2'],
    ['soleus', '2'],
    ['calves', '2'],
    ['soleus', '2'],
  ]);
});
