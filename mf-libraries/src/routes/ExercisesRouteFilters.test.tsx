import { findExercises } from '@formline/shared/contracts/library/exercises';
import { answerWithCatalogues } from '@formline/shared/testing/answerWithCatalogues';
import { answerWithExercises } from '@formline/shared/testing/answerWithExercises';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { answerWithRoutines } from '../testing/answerWithRoutines';
import { findRow, openExercises, pistolSquat, sledDrag } from '../testing/exercisesPage';

const benchPress = buildExercise({ id: 3, name: 'Bench Press', is_favorite: true });
const ownFavorite = { ...sledDrag, is_favorite: true };

const setUp = async (options: { isManager?: boolean } = {}) => {
  const api = fakeApi();
  answerWithCatalogues(api);
  answerWithExercises(api, [ownFavorite, pistolSquat, benchPress]);
  answerWithRoutines(api, [], []);
  await signInAs(api, buildCurrentUser(), options);
  return api;
};
const lastSearch = (api: ReturnType<typeof fakeApi>) => api.requests(findExercises).at(-1)?.query;
const headings = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the tabs', () => {
  it('show the provider’s exercises, the own ones and the favourites', async () => {
    const api = await setUp();
    openExercises('', 'my-exercises');
    expect(await findRow('Sled Drag')).toBeInTheDocument();
    expect(lastSearch(api)).toMatchObject({ exercisesFilter: 'trainer' });
    expect(screen.getByRole('link', { name: 'My Exercises' })).toHaveAttribute('aria-current', 'page');
  });

  it('show favourites of both sources under their headings', async () => {
    const api = await setUp();
    openExercises('', 'favorite-exercises');
    expect(await findRow('Bench Press')).toBeInTheDocument();
    expect(headings()).toEqual(['My Exercises', 'Formline Exercises']);
    expect(lastSearch(api)).toMatchObject({ is_favorite: 'true', groupBySource: 'true' });
  });

  it('clear search and filters when another one is opened', async () => {
    await setUp();
    const { user, router } = openExercises('?search=press&muscleGroups=1');
    await findRow('Bench Press');
    await user.click(screen.getByRole('link', { name: 'Favorite Exercises' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/libraries/exercises/favorite-exercises',
        search: '',
      }),
    );
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('button', { name: /Remove filter/ })).not.toBeInTheDocument();
  });

  it('say that there are no favourites yet', async () => {
    const api = await setUp();
    answerWithExercises(api, [pistolSquat]);
    openExercises('', 'favorite-exercises');
    expect(await screen.findByRole('heading', { name: 'No favorites yet' })).toBeInTheDocument();
  });
});

describe('a trainer without own exercises', () => {
  it('is asked to upload the first', async () => {
    const api = await setUp();
    answerWithExercises(api, [pistolSquat]);
    openExercises('', 'my-exercises');
    expect(await screen.findByRole('heading', { name: 'Upload your own Exercises' })).toBeInTheDocument();
    expect(
      screen.getByText('Make your workouts more personable by creating your own exercises.'),
    ).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Create Exercise' })) {
      expect(link).toHaveAttribute(
        'href',
        '/libraries/exercises/my-exercises?view=customExerciseDetails&exerciseId=new',
      );
    }
  });

  it('is not asked by a search without a result', async () => {
    const api = await setUp();
    answerWithExercises(api, [pistolSquat]);
    openExercises('?search=zzz', 'my-exercises');
    expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeInTheDocument();
  });

  it('is only shown as such to a manager', async () => {
    const api = await setUp({ isManager: true });
    answerWithExercises(api, [pistolSquat]);
    openExercises('', 'my-exercises');
    expect(await screen.findByRole('heading', { name: 'No exercises here yet' })).toBeInTheDocument();
    expect(screen.queryByText('Upload your own Exercises')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create Exercise' })).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  it('are taken from the address, and each chip takes one away', async () => {
    const api = await setUp();
    const { user, router } = openExercises('?muscleGroups=1,9&fitnessComponents=1');
    expect(await findRow('Bench Press')).toBeInTheDocument();
    expect(lastSearch(api)).toMatchObject({ muscleGrpIds: '1,9', fitnessCompIds: '1' });
    await user.click(await screen.findByRole('button', { name: 'Remove filter Quadriceps' }));
    const strength = screen.getByRole('button', { name: 'Remove filter Strength' });
    expect(strength).toHaveFocus();
    await user.click(strength);
    expect(screen.getByRole('button', { name: 'Clear All' })).toHaveFocus();
    await waitFor(() => expect(router.state.location.search).toBe('?muscleGroups=1'));
    await waitFor(() => expect(lastSearch(api)).toMatchObject({ muscleGrpIds: '1' }));
  });

  it('are all cleared at once, with the search, and the search field has the focus', async () => {
    await setUp();
    const { user, router } = openExercises('?search=press&muscleGroups=1&sources=trainer&sort=mostRecent');
    await findRow('Bench Press');
    await user.click(await screen.findByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=mostRecent'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await findRow('Pistol Squat')).toBeInTheDocument();
  });

  it('are applied when their menu closes', async () => {
    const api = await setUp();
    const { user, router } = openExercises('', 'my-exercises');
    await findRow('Sled Drag');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Formline Exercises' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Chest' }));
    expect(router.state.location.search).toBe('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?sources=formline&muscleGroups=1'));
    expect(await findRow('Bench Press')).toBeInTheDocument();
    expect(headings()).toEqual(['My Exercises', 'Formline Exercises']);
    expect(lastSearch(api)).toMatchObject({ page: '1', exercisesFilter: 'trainer,formline' });
  });
});
