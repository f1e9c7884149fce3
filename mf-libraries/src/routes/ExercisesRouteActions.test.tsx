import { toggleFavoriteExercise } from '@formline/shared/contracts/library/exercises';
import { deleteOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { answerWithCatalogues } from '@formline/shared/testing/answerWithCatalogues';
import { answerWithExercises } from '@formline/shared/testing/answerWithExercises';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerWithRoutines } from '../testing/answerWithRoutines';
import { findList, findRow, openExercises, pistolSquat, sledDrag } from '../testing/exercisesPage';

const setUp = async (options: { isManager?: boolean } = {}) => {
  const api = fakeApi();
  answerWithExercises(api, [sledDrag, pistolSquat]);
  answerWithCatalogues(api);
  answerWithRoutines(api, [], []);
  await signInAs(api, buildCurrentUser(), options);
  return api;
};
const star = (name: string) => screen.findByRole('button', { name: `Favorite ${name}` });

describe('a favourite', () => {
  it('has its star at once, before the server has answered', async () => {
    const api = await setUp();
    api.hang(toggleFavoriteExercise);
    const { user, router } = openExercises();
    await user.click(await star('Pistol Squat'));
    expect(await star('Pistol Squat')).toHaveAttribute('aria-pressed', 'true');
    expect(router.state.location.search).toBe('');
  });

  it('is what the server says', async () => {
    const api = await setUp();
    api.answer(toggleFavoriteExercise, { is_favorite: false });
    const { user } = openExercises();
    await user.click(await star('Pistol Squat'));
    await waitFor(() => expect(api.requests(toggleFavoriteExercise)).toHaveLength(1));
    await waitFor(async () => expect(await star('Pistol Squat')).toHaveAttribute('aria-pressed', 'false'));
  });

  it('loses its star again when the server refuses, which is told', async () => {
    const api = await setUp();
    api.refuse(toggleFavoriteExercise, 500, { message: 'The server is resting.' });
    const { user } = openExercises();
    await user.click(await star('Pistol Squat'));
    const message = 'Failed to favorite Pistol Squat with error: The server is resting.';
    expect(await screen.findByRole('group', { name: message })).toBeVisible();
    expect(await star('Pistol Squat')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is made by keyboard: the right arrow leads from the list to the star', async () => {
    const api = await setUp();
    api.answer(toggleFavoriteExercise, { is_favorite: true });
    const { user } = openExercises();
    (await findList()).focus();
    await user.keyboard('{ArrowRight}');
    expect(await star('Pistol Squat')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.requests(toggleFavoriteExercise)[0]?.params).toEqual({ id: '7' }));
    expect(screen.queryByRole('region', { name: 'Exercise details' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(await findList()).toHaveFocus();
  });

  it('that is none any more leaves the favourites, and the list has the focus', async () => {
    const api = await setUp();
    answerWithExercises(api, [
      { ...pistolSquat, is_favorite: true },
      { ...sledDrag, is_favorite: true },
    ]);
    api.answer(toggleFavoriteExercise, () => {
      answerWithExercises(api, [{ ...sledDrag, is_favorite: true }]);
      return { is_favorite: false };
    });
    const { user } = openExercises('', 'favorite-exercises');
    await user.click(await star('Pistol Squat'));
    await waitFor(() => expect(screen.queryByText('Pistol Squat')).not.toBeInTheDocument());
    expect(await findList()).toHaveFocus();
  });
});

it('leaves the focus in the list when a search replaces its rows', async () => {
  const api = await setUp();
  answerWithExercises(api, [pistolSquat, { ...pistolSquat, id: 9, name: 'Squat Jump' }]);
  const { user } = openExercises();
  await user.type(await screen.findByRole('searchbox'), 'pistol');
  (await star('Squat Jump')).focus();
  await waitFor(() => expect(screen.queryByText('Squat Jump')).not.toBeInTheDocument());
  expect(await findList()).toHaveFocus();
});

describe('an own exercise', () => {
  const askToDelete = async (before?: () => Promise<void>) => {
    const page = openExercises('?view=customExerciseDetails&exerciseId=8', 'my-exercises');
    if (before) await before();
    await page.user.click(await screen.findByRole('button', { name: 'Delete Sled Drag' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Sled Drag?' }));
    expect(
      question.getByText(
        'It is removed from your library. This cannot be undone. Workouts, supersets and circuits that contain it keep it.',
      ),
    ).toBeInTheDocument();
    return { ...page, question };
  };

  it('is deleted once that is confirmed, and the list is all there is', async () => {
    const api = await setUp();
    const { user, router, question } = await askToDelete();
    api.answer(deleteOwnExercise, () => {
      answerWithExercises(api, [pistolSquat]);
      return { id: 8 };
    });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('group', { name: 'Sled Drag was deleted' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Upload your own Exercises' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('stays when the server refuses, which is told where it was asked for', async () => {
    const api = await setUp();
    api.refuse(deleteOwnExercise, 500, { message: 'The server is resting.' });
    const { user, question } = await askToDelete();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('alert')).toHaveTextContent(
      'Failed to delete Sled Drag with error: The server is resting.',
    );
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await findRow('Sled Drag')).toBeInTheDocument();
  });

  it('leaves open what else is open when it is deleted', async () => {
    const api = await setUp();
    const at = '?view=exerciseDetails&exerciseId=7';
    const { router } = openExercises(at, 'my-exercises');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Sled Drag' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Sled Drag?' }));
    api.answer(deleteOwnExercise, { id: 8 });
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('group', { name: 'Sled Drag was deleted' })).toBeVisible();
    expect(router.state.location.search).toBe(at);
  });

  it('is deleted with what is unsaved in its form, and nothing more is asked', async () => {
    const api = await setUp();
    const { router, question } = await askToDelete(async () => {
      fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Pull' } });
    });
    api.answer(deleteOwnExercise, { id: 8 });
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is deleted among the own exercises only', async () => {
    await setUp();
    openExercises('?sources=trainer');
    await findRow('Sled Drag');
    expect(screen.queryByRole('button', { name: 'Delete Sled Drag' })).not.toBeInTheDocument();
  });
});

it('offers a manager no star and no way to delete', async () => {
  await setUp({ isManager: true });
  openExercises('', 'my-exercises');
  const row = within(await findRow('Sled Drag'));
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});
