import { findExercises } from '@formline/shared/contracts/library/exercises';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerWithExercises } from '@formline/shared/testing/answerWithExercises';
import { buildExercise, buildExercises } from '@formline/shared/testing/buildExercise';
import { findList, findRow, openExercises, pistolSquat } from '../testing/exercisesPage';

describe('the list', () => {
  it('shows name, muscle groups and fitness components of the provider exercises', async () => {
    const api = fakeApi();
    answerWithExercises(api, [pistolSquat]);
    openExercises();
    expect(await findRow('Pistol Squat')).toHaveTextContent('QuadricepsBalance');
    expect(screen.getByRole('heading', { level: 1, name: 'Exercises' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('LibrariesExercises');
    expect(screen.getByText('1 exercise')).toBeInTheDocument();
    expect(api.requests(findExercises)[0]?.query).toMatchObject({
      page: '1',
      size: '20',
      exercisesFilter: 'formline',
    });
  });

  it('says that it is loading', () => {
    fakeApi().hang(findExercises);
    openExercises();
    expect(screen.getByText('Loading exercises')).toBeInTheDocument();
  });

  it('says that the library is empty', async () => {
    answerWithExercises(fakeApi(), []);
    openExercises();
    expect(await screen.findByRole('heading', { name: 'No exercises here yet' })).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const api = fakeApi();
    api.refuse(findExercises, 500);
    const { user } = openExercises();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the exercises');
    answerWithExercises(api, [pistolSquat]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('Pistol Squat')).toBeInTheDocument();
  });

  it('survives a very long name', async () => {
    const name = 'Alternating '.repeat(20).trim();
    answerWithExercises(fakeApi(), [buildExercise({ name })]);
    openExercises();
    expect(await findRow(name)).toBeInTheDocument();
  });

  it('puts what was added last on top when asked, and remembers it in the address', async () => {
    const api = fakeApi();
    answerWithExercises(api, buildExercises(3));
    const { user, router } = openExercises();
    const toggle = await screen.findByRole('button', { name: 'Most Recent', pressed: false });
    await user.click(toggle);
    await waitFor(() =>
      expect(api.requests(findExercises).at(-1)?.query).toMatchObject({
        sortField: 'created_at',
        sortOrder: 'desc',
      }),
    );
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(router.state.location.search).toBe('?sort=mostRecent');
  });
});

describe('the pages of the list', () => {
  const scrollToEnd = async () => {
    const scrollArea = (await findList()).parentElement;
    if (!scrollArea) throw new Error('The list stands in no scroll area.');
    scrollArea.scrollTop = 20 * 56;
    fireEvent.scroll(scrollArea);
  };

  it('come as the end of the list comes near, until the last one', async () => {
    const api = fakeApi();
    answerWithExercises(api, buildExercises(30));
    openExercises();
    expect(await screen.findByText('30 exercises')).toBeInTheDocument();
    expect(api.requests(findExercises)).toHaveLength(1);
    await scrollToEnd();
    expect(await screen.findByText('End of the list: 30 exercises')).toBeInTheDocument();
    expect(await findRow('Exercise 30')).toHaveAttribute('aria-rowindex', '30');
    expect(api.requests(findExercises).map(({ query }) => query['page'])).toEqual(['1', '2']);
  });

  it('show an exercise once that moved to the next page meanwhile', async () => {
    const api = fakeApi();
    const all = buildExercises(21);
    api.answer(findExercises, ({ query }) =>
      query['page'] === '1'
        ? { exercises: all.slice(0, 20), nextPage: 2 }
        : { exercises: all.slice(19, 21), nextPage: null },
    );
    openExercises();
    await findList();
    await scrollToEnd();
    expect(await screen.findByText('21 exercises')).toBeInTheDocument();
  });

  it('can be asked for again when one fails', async () => {
    const api = fakeApi();
    const all = buildExercises(30);
    answerWithExercises(api, all);
    const { user } = openExercises();
    await findList();
    api.refuse(findExercises, 500);
    await scrollToEnd();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load more exercises.');
    expect(api.requests(findExercises)).toHaveLength(2);
    answerWithExercises(api, all);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('30 exercises')).toBeInTheDocument();
  });

  it('keep few rows in the page however long the list is', async () => {
    answerWithExercises(fakeApi(), buildExercises(400));
    openExercises();
    await findList();
    expect(screen.getAllByRole('row').length).toBeLessThan(30);
  });
});

describe('the search', () => {
  it('starts once typing pauses, and stands in the address', async () => {
    const api = fakeApi();
    answerWithExercises(api, [pistolSquat, ...buildExercises(3)]);
    const { user, router } = openExercises();
    await findList();
    await user.type(screen.getByRole('searchbox', { name: 'Search exercises' }), 'pistol ');
    expect(await screen.findByText('1 exercise')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?search=pistol');
    expect(api.requests(findExercises).map(({ query }) => query['search'])).toEqual([undefined, 'pistol']);
  });

  it('keeps the old rows, marked as busy, while the new ones come', async () => {
    const api = fakeApi();
    answerWithExercises(api, [pistolSquat]);
    const { user } = openExercises();
    await findList();
    api.hang(findExercises);
    await user.type(screen.getByRole('searchbox'), 'row');
    expect(await screen.findByText('Searching…')).toBeInTheDocument();
    expect((await findRow('Pistol Squat')).closest('[aria-busy="true"]')).not.toBeNull();
  });

  it('is taken from the address and cleared by the button when nothing is found', async () => {
    answerWithExercises(fakeApi(), [pistolSquat]);
    const { user, router } = openExercises('?search=zzz&sort=mostRecent');
    expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeInTheDocument();
    expect(screen.getByText('Try resetting all filters')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('zzz');
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(await findRow('Pistol Squat')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(router.state.location.search).toBe('?sort=mostRecent');
  });
});

describe('a manager', () => {
  const notice =
    "You are viewing a Trainer's Dashboard. All actions and data shown are specific to this trainer.";

  it('is told whose libraries these are', async () => {
    const api = fakeApi();
    answerWithExercises(api, [pistolSquat]);
    await signInAs(api, buildCurrentUser(), { isManager: true });
    openExercises();
    expect(await screen.findByText(notice)).toBeInTheDocument();
  });

  it('is no trainer, who needs no such notice', async () => {
    const api = fakeApi();
    answerWithExercises(api, [pistolSquat]);
    await signInAs(api, buildCurrentUser());
    openExercises();
    await findRow('Pistol Squat');
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });
});
