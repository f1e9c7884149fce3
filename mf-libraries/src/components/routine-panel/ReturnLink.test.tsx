import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { ReturnLink } from './ReturnLink';

const show = (at: string) => renderRoute(<ReturnLink />, { path: '/libraries/:section/:tab', at });

it('leads back to the exercises as they were searched', async () => {
  const exercises = '/libraries/exercises/my-exercises';
  const { user, router } = show(`${exercises}?search=squat&view=circuitDetails&routineId=3`);
  await user.click(screen.getByRole('link', { name: 'Back to exercises' }));
  expect(router.state.location).toMatchObject({ pathname: exercises, search: '?search=squat' });
});

it('is not needed among supersets and circuits', () => {
  show('/libraries/sets/circuits?view=circuitDetails&routineId=3');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
