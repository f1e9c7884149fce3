import { listActivityLevels, listGoals } from '@formline/shared/contracts/library/catalogues';
import { createMilestone, readDashboardMilestones } from '@formline/shared/contracts/records/milestones';
import { updateUser } from '@formline/shared/contracts/people/profiles';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildMilestone } from '../../testing/buildMilestone';
import {
  answerWith,
  button,
  closeButton,
  goals,
  goalsClient,
  levels,
  nameField,
  openGoalsDialog,
  openNames,
  run,
  swim,
  walk,
} from '../../testing/openGoalsDialog';
import { GoalsDialog } from './GoalsDialog';

describe('the goal', () => {
  it('is saved with the activity level in one call, and the dialog closes a moment after', async () => {
    const { api, user, handleClose } = await openGoalsDialog([walk]);
    api.answer(updateUser, goalsClient);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'Strength');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Activity level' }), 'Sedentary');
    expect(screen.getByText('Little or no exercise and a desk job')).toBeInTheDocument();
    await user.click(button('Save'));
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
    expect(handleClose).not.toHaveBeenCalled();
    await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
    expect(api.requests(updateUser).map(({ body }) => body)).toEqual([{ goal_id: 2, activity_level_id: 5 }]);
  });

  it('stays chosen when it is refused, and the dialog says why', async () => {
    const { api, user, handleClose } = await openGoalsDialog([walk]);
    api.refuse(updateUser, 500);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'Strength');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to save goal information. Please try again.',
    );
    expect(screen.getByRole('combobox', { name: 'Goal' })).toHaveDisplayValue('Strength');
    expect(handleClose).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'Fat Loss');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks before a choice that is not saved is lost with the dialog or the page', async () => {
    const { api, user, router, handleClose } = await openGoalsDialog([walk]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'Strength');
    for (const leave of [() => user.keyboard('{Escape}'), () => act(() => router.navigate('/elsewhere'))]) {
      await leave();
      await screen.findByRole('alertdialog', { name: 'Discard the changes to the goal?' });
      await user.click(button('Keep editing'));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
    expect(screen.getByRole('combobox', { name: 'Goal' })).toHaveDisplayValue('Strength');
    await user.click(closeButton());
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(handleClose).toHaveBeenCalledTimes(1);
    expect(api.requests(updateUser)).toEqual([]);
  });

  it('closes without a call when nothing was changed', async () => {
    const { api, user, handleClose } = await openGoalsDialog([walk]);
    await user.click(button('Save'));
    await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
    expect(api.requests(updateUser)).toEqual([]);
  });
});

describe('a milestone that is typed right after the goal is saved', () => {
  afterEach(() => jest.useRealTimers());

  it('keeps the dialog open', async () => {
    const { handleClose } = await openGoalsDialog([walk]);
    jest.useFakeTimers();
    fireEvent.click(button('Save'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(button('Saved')).toBeInTheDocument();
    fireEvent.click(button('Add Goal'));
    fireEvent.change(nameField(), { target: { value: 'Jump' } });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(handleClose).not.toHaveBeenCalled();
    expect(nameField()).toHaveValue('Jump');
    expect(button('Save')).toBeInTheDocument();
  });
});

it('shows a manager everything and lets nothing be changed', async () => {
  const { user } = await openGoalsDialog([walk, run, swim], false);
  expect(openNames()).toEqual(['Walk', 'Run']);
  await user.click(button('Completed 1'));
  expect(screen.getByText('Swim')).toBeInTheDocument();
  for (const name of ['Save', 'Add Goal']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('button', { name: /^(?:Edit|Delete|Reorder|Move|Complete |Mark)/ })).toBeNull();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('says when goals or milestones could not be loaded, and tries again', async () => {
  const api = fakeApi();
  await signInAs(api);
  api.refuse(readDashboardMilestones, 500);
  api.refuse(listGoals, 500);
  api.answer(listActivityLevels, levels);
  const { user } = renderRoute(<GoalsDialog client={goalsClient} canEdit onClose={jest.fn()} />, {
    path: '/',
  });
  expect(await screen.findByText('We couldn’t load the milestones')).toBeInTheDocument();
  expect(await screen.findByText('We couldn’t load the goals')).toBeInTheDocument();
  answerWith(api, [walk]);
  api.answer(listGoals, goals);
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Edit Walk' })).toBeInTheDocument();
  expect(await screen.findByRole('combobox', { name: 'Goal' })).toBeInTheDocument();
});

it('a new milestone is discarded without a call by Escape, like the change of one that is there', async () => {
  const { api, user } = await openGoalsDialog([walk]);
  await user.click(button('Add Goal'));
  await user.keyboard('Jump{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Name of the milestone' })).not.toBeInTheDocument();
  expect(button('Add Goal')).toHaveFocus();
  expect(openNames()).toEqual(['Walk']);
  await user.keyboard('{Enter}');
  await user.keyboard('Swim');
  api.answer(createMilestone, buildMilestone({ id: 8, name: 'Swim', ordinal: 2 }));
  await user.tab();
  await waitFor(() => expect(openNames()).toEqual(['Walk', 'Swim']));
  expect(api.requests(createMilestone).map(({ body }) => body)).toEqual([{ name: 'Swim', ordinal: 2 }]);
});
