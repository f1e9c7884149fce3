import {
  deleteCompoundRoutine,
  findCompoundRoutines,
  toggleFavoriteCompoundRoutine,
} from '@formline/shared/contracts/library/compoundRoutines';
import { buildRoutine } from '@formline/shared/testing/buildRoutine';
import { screen, waitFor, within } from '@testing-library/react';
import { findNotice, findPanel, findRow, openSets } from '../testing/setsPage';

describe('the lists', () => {
  it('show supersets, circuits and favourites in tabs of their own, twenty a page', async () => {
    const { api, user } = await openSets();
    expect(await findRow('Push and Pull')).toHaveTextContent('Push-Up + Inverted Row');
    expect(screen.queryByText('Engine')).not.toBeInTheDocument();
    expect(api.requests(findCompoundRoutines)[0]?.query).toEqual({
      page: '1',
      size: '20',
      routine_type: 'super_set',
    });
    await user.click(screen.getByRole('link', { name: 'Circuits' }));
    expect(await findRow('Engine')).toHaveTextContent('10 rounds');
    await user.click(screen.getByRole('link', { name: 'Favorites' }));
    expect(await findRow('Push and Pull')).toHaveTextContent('Superset');
  });

  it('search once the typing pauses, and say when nothing was found', async () => {
    const { user, router } = await openSets();
    await findRow('Push and Pull');
    await user.type(screen.getByRole('searchbox', { name: 'Search supersets' }), 'nothing');
    expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeInTheDocument();
    expect(screen.getByText('Try resetting all filters')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?search=nothing');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(await findRow('Push and Pull')).toBeInTheDocument();
  });

  it('invite to make the first one', async () => {
    const { user } = await openSets({ routines: [], tab: 'circuits' });
    expect(await screen.findByRole('heading', { name: 'Create your own Circuits' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create Circuit' }));
    expect(await findPanel('Create Circuit')).toBeInTheDocument();
  });

  it('say when they could not be loaded, and try again', async () => {
    const { api, user } = await openSets({ query: '?search=x' });
    await screen.findByRole('heading', { name: 'No Results Found' });
    api.refuse(findCompoundRoutines, 500);
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the supersets');
  });
});

describe('the create menu', () => {
  it('offers a circuit and a superset, each in the tab where it will stand', async () => {
    const { user, router } = await openSets({ tab: 'favorites' });
    await user.click(await screen.findByRole('button', { name: 'Create New' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Circuit', 'Superset']);
    await user.click(screen.getByRole('menuitem', { name: 'Circuit' }));
    expect(await findPanel('Create Circuit')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({
      pathname: '/libraries/sets/circuits',
      search: '?view=circuitDetails&routineId=new',
    });
  });
});

describe('favourites', () => {
  it('turn with the answer of the server', async () => {
    const { user } = await openSets();
    const star = await screen.findByRole('button', { name: 'Favorite Push and Pull', pressed: true });
    await user.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  });

  it('stay as they are when the server refuses, and say so', async () => {
    const { api, user } = await openSets();
    api.refuse(toggleFavoriteCompoundRoutine, 500, { message: 'The server rests.' });
    const star = await screen.findByRole('button', { name: 'Favorite Push and Pull' });
    await user.click(star);
    expect(
      await findNotice('Failed to favorite Push and Pull with error: The server rests.'),
    ).toBeInTheDocument();
    expect(star).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('deleting from the list', () => {
  const ask = async (user: Awaited<ReturnType<typeof openSets>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Push and Pull' }));
    return screen.getByRole('alertdialog', { name: 'Remove Superset' });
  };

  it('asks first, then takes it out of the list', async () => {
    const { user } = await openSets();
    const question = await ask(user);
    expect(question).toHaveTextContent('"Push and Pull" will be removed from your library.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /^Push and Pull/ })).not.toBeInTheDocument(),
    );
    expect(await findNotice('Push and Pull removed')).toBeInTheDocument();
  });

  it('keeps it when the server refuses, and says why', async () => {
    const { api, user } = await openSets();
    api.refuse(deleteCompoundRoutine, 500, { message: 'The server rests.' });
    await user.click(within(await ask(user)).getByRole('button', { name: 'Delete' }));
    expect(
      await findNotice('Failed to delete Push and Pull with error: The server rests.'),
    ).toBeInTheDocument();
    expect(await findRow('Push and Pull')).toBeInTheDocument();
  });

  it('is offered in the rows of supersets alone', async () => {
    await openSets({ tab: 'circuits' });
    await findRow('Engine');
    expect(screen.queryByRole('button', { name: 'Delete Engine' })).not.toBeInTheDocument();
  });
});

describe('a manager', () => {
  it('sees the lists without star, bin and create menu', async () => {
    await openSets({ isManager: true });
    const row = await findRow('Push and Pull');
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create New' })).not.toBeInTheDocument();
  });

  it('finds nothing to make', async () => {
    await openSets({ isManager: true, routines: [], query: '?view=superSetDetails&routineId=new' });
    expect(await screen.findByText('Supersets of this trainer will appear here.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Create Superset' })).not.toBeInTheDocument();
  });
});

it('shows a new one even when it stands pages below', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    buildRoutine({ id: index + 1, title: `Pair ${String(index).padStart(2, '0')}` }),
  );
  const { api } = await openSets({ routines: many, query: '?view=superSetDetails&routineId=44' });
  expect(await findPanel('Update Superset')).toBeInTheDocument();
  expect(api.requests(findCompoundRoutines)).toHaveLength(1);
});
