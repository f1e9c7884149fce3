import { toggleFavoriteCompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { FavoriteButton } from './FavoriteButton';

it('asks for an id where something stands in a workout alone', async () => {
  const api = fakeApi();
  const routine = { id: null, title: 'Engine', routine_type: 'circuit' } as const;
  const { user } = renderRoute(<FavoriteButton routine={routine} isFavorite={false} />, { path: '/' });
  await user.click(screen.getByRole('button', { name: 'Favorite' }));
  const notice = { selector: '[data-part=title]' };
  expect(await screen.findByText('id is required to favorite a Super Set', notice)).toBeInTheDocument();
  expect(api.requests(toggleFavoriteCompoundRoutine)).toEqual([]);
});
