import { readExercise } from '@formline/shared/contracts/library/exercises';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answerWithExercises } from '@formline/shared/testing/answerWithExercises';
import { buildExercises } from '@formline/shared/testing/buildExercise';
import { findList, findRow, openExercises, pistolSquat } from '../testing/exercisesPage';

const details = () => screen.findByRole('region', { name: 'Exercise details' });
const detailsHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the details', () => {
  it('open beside the list, and the address remembers them', async () => {
    answerWithExercises(fakeApi(), [pistolSquat, ...buildExercises(3)]);
    const { user, router } = openExercises();
    await user.click(await findRow('Pistol Squat'));
    expect(await detailsHeading('Pistol Squat')).toBeInTheDocument();
    const panel = within(await details());
    expect(panel.getByText('Lower yourself on one leg.')).toBeInTheDocument();
    expect(panel.getByText('Quadriceps')).toBeInTheDocument();
    expect(panel.getByText('Balance')).toBeInTheDocument();
    expect(panel.getByText('Can be done one side at a time')).toBeInTheDocument();
    expect(panel.getByRole('img', { name: 'Drawing of a body: Quadriceps' })).toBeInTheDocument();
    expect(await findRow('Pistol Squat')).toHaveAttribute('aria-selected', 'true');
    expect(router.state.location.search).toBe('?view=exerciseDetails&exerciseId=7');
  });

  it('close by the button and by Escape, and the list has the focus again', async () => {
    answerWithExercises(fakeApi(), [pistolSquat]);
    const { user, router } = openExercises('?view=exerciseDetails&exerciseId=7');
    await detailsHeading('Pistol Squat');
    await user.click(screen.getByRole('button', { name: 'Close details' }));
    expect(screen.queryByRole('region', { name: 'Exercise details' })).not.toBeInTheDocument();
    expect(await findList()).toHaveFocus();
    await user.keyboard('{Enter}');
    await detailsHeading('Pistol Squat');
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
  });

  it('follow the arrow keys once they are open', async () => {
    answerWithExercises(fakeApi(), buildExercises(3));
    const { user, router } = openExercises();
    (await findList()).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('region', { name: 'Exercise details' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await detailsHeading('Exercise 2')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await detailsHeading('Exercise 3')).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('are found for an address opened afresh although the list does not hold the exercise', async () => {
    answerWithExercises(fakeApi(), buildExercises(250));
    openExercises('?view=exerciseDetails&exerciseId=240');
    expect(await detailsHeading('Exercise 240')).toBeInTheDocument();
  });

  it('say so when there is no such exercise', async () => {
    answerWithExercises(fakeApi(), buildExercises(3));
    openExercises('?view=exerciseDetails&exerciseId=99');
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t find this exercise' }),
    ).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const api = fakeApi();
    answerWithExercises(api, buildExercises(3));
    api.refuse(readExercise, 500);
    const { user } = openExercises('?view=exerciseDetails&exerciseId=7000');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this exercise');
    answerWithExercises(api, [{ ...pistolSquat, id: 7000 }]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await detailsHeading('Pistol Squat')).toBeInTheDocument();
  });
});
