import {
  createCompoundRoutine,
  readCompoundRoutine,
  updateCompoundRoutine,
} from '@formline/shared/contracts/library/compoundRoutines';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { screen, waitFor, within } from '@testing-library/react';
import { field, newSuperset, openedSuperset, pick, press, type User } from '../testing/routineEditor';
import { findNotice, findPanel, findRow, openSets, pushAndPull } from '../testing/setsPage';

async function pickForSlot(user: User, slot: string, name: string) {
  const group = screen.getByRole('group', { name: slot });
  await user.click(within(group).getByRole('button', { name: 'Choose exercise' }));
  await pick(user, name);
  expect(await within(group).findByText(name)).toBeInTheDocument();
}

describe('a new superset', () => {
  it('is saved with its name, its reps and two exercises, and stands in the list', async () => {
    const { api, user, router } = await openSets({ query: newSuperset });
    await findPanel('Create Superset');
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAttribute('placeholder', 'Enter Super Set Name');
    expect(field('Reps')).toHaveAttribute('placeholder', '0 rep(s)');
    await user.type(field('Name'), ' Legs and Trunk ');
    await user.type(field('Reps'), '12');
    await pickForSlot(user, 'Exercise 1', 'Goblet Squat');
    await pickForSlot(user, 'Exercise 2', 'Front Plank');
    await press(user, 'Save');
    expect(await findRow('Legs and Trunk')).toHaveTextContent('Goblet Squat + Front Plank');
    expect(await findNotice('Superset Legs and Trunk created')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(api.requests(createCompoundRoutine)[0]?.body).toEqual({
      title: 'Legs and Trunk',
      routine_type: 'super_set',
      reps: 12,
      rest: null,
      exercises: [
        { exercise_id: 3, ordinal: 0 },
        { exercise_id: 4, ordinal: 1 },
      ],
    });
  });

  it('asks for all details before it is sent', async () => {
    const { api, user } = await openSets({ query: newSuperset });
    await findPanel('Create Superset');
    await user.type(field('Name'), 'Half');
    await press(user, 'Save');
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill all the details');
    expect(screen.getByText('Enter the reps')).toBeInTheDocument();
    expect(screen.getAllByText('Choose an exercise')).toHaveLength(2);
    expect(api.requests(createCompoundRoutine)).toEqual([]);
  });

  it('says that 99 is the most', async () => {
    const { user } = await openSets({ query: newSuperset });
    await findPanel('Create Superset');
    expect(screen.getByText('Enter a maximum of 99 Reps')).toBeInTheDocument();
    await user.type(field('Reps'), '100');
    expect(field('Reps')).toBeInvalid();
  });
});

describe('a superset that exists', () => {
  it('is changed on top of the version it was opened with', async () => {
    const { api, user, router } = await openSets({ query: openedSuperset });
    await findPanel('Update Superset');
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Push more');
    await press(user, 'Swap the two exercises');
    await press(user, 'Save');
    expect(await findRow('Push more')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(api.requests(updateCompoundRoutine)[0]?.body).toMatchObject({
      title: 'Push more',
      version: 1,
      compound_routine_id: pushAndPull.id,
      exercises: [
        { exercise_id: 2, ordinal: 0 },
        { exercise_id: 1, ordinal: 1 },
      ],
    });
  });

  it('keeps what was typed when the server refuses, and shows its words', async () => {
    const { api, user } = await openSets({ query: openedSuperset });
    await findPanel('Update Superset');
    api.refuse(updateCompoundRoutine, 500, { message: 'The server rests.' });
    await user.type(field('Name'), '!');
    await press(user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server rests.');
    expect(field('Name')).toHaveValue('Push and Pull!');
    await user.type(field('Name'), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be begun anew when somebody else changed it meanwhile', async () => {
    const { api, user } = await openSets({ query: openedSuperset });
    await findPanel('Update Superset');
    api.refuse(updateCompoundRoutine, 409, { message: 'It was changed.', code: errorCodes.staleVersion });
    api.answer(readCompoundRoutine, { ...pushAndPull, title: 'Theirs', version: 2 });
    await user.type(field('Name'), '!');
    await press(user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this superset');
    expect(screen.getByRole('group', { name: 'Version to keep' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await press(user, 'Load what was saved');
    await waitFor(() => expect(field('Name')).toHaveValue('Theirs'));
    const panel = await findPanel('Update Superset');
    await waitFor(() => expect(panel).toHaveFocus());
  });

  it('replaces what somebody else saved meanwhile when the trainer keeps theirs', async () => {
    const { api, user } = await openSets({ query: openedSuperset });
    await findPanel('Update Superset');
    api.refuse(updateCompoundRoutine, 409, { message: 'It was changed.', code: errorCodes.staleVersion });
    api.answer(readCompoundRoutine, { ...pushAndPull, title: 'Theirs', version: 2 });
    await user.type(field('Name'), '!');
    await press(user, 'Save');
    await screen.findByRole('alert');
    api.answer(updateCompoundRoutine, { ...pushAndPull, title: 'Push and Pull!', version: 3 });
    await press(user, 'Keep mine');
    await waitFor(() =>
      expect(api.requests(updateCompoundRoutine).at(-1)?.body).toMatchObject({
        title: 'Push and Pull!',
        version: 2,
      }),
    );
  });

  it('keeps the focus in the slot whose exercise is removed or chosen', async () => {
    const { user } = await openSets({ query: openedSuperset });
    const panel = await findPanel('Update Superset');
    const slot = within(panel).getByRole('group', { name: 'Exercise 1' });
    await press(user, 'Remove Push-Up');
    expect(slot).toHaveFocus();
    await pickForSlot(user, 'Exercise 1', 'Goblet Squat');
    await waitFor(() => expect(slot).toHaveFocus());
  });

  it('is undone and done again step by step', async () => {
    const { user } = await openSets({ query: openedSuperset });
    const panel = await findPanel('Update Superset');
    await user.type(field('Name'), ' 2');
    await press(user, 'Remove Push-Up');
    expect(within(panel).queryByText('Push-Up')).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: /^Undo/ }));
    expect(within(panel).getByText('Push-Up')).toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: /^Undo/ }));
    expect(field('Name')).toHaveValue('Push and Pull');
    await user.click(within(panel).getByRole('button', { name: /^Redo/ }));
    expect(field('Name')).toHaveValue('Push and Pull 2');
  });

  it('asks before changes are left', async () => {
    const { user } = await openSets({ query: openedSuperset });
    const panel = await findPanel('Update Superset');
    await user.type(field('Name'), '!');
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(field('Name')).toHaveValue('Push and Pull!');
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  });

  it('shows one of its exercises in its place, and keeps what was typed', async () => {
    const { user, router } = await openSets({ query: openedSuperset });
    await findPanel('Update Superset');
    await user.type(field('Name'), '!');
    await press(user, 'Show Inverted Row');
    expect(await screen.findByRole('heading', { name: 'Inverted Row' })).toBeInTheDocument();
    expect(router.state.location.search).toBe(
      `?view=superSetExerciseDetails&routineId=${pushAndPull.id}&exerciseId=2`,
    );
    await press(user, 'Back');
    expect(field('Name')).toHaveValue('Push and Pull!');
    expect(screen.getByRole('button', { name: 'Show Inverted Row' })).toHaveFocus();
  });

  it('is removed by its row without a question for what was typed', async () => {
    const { user, router } = await openSets({ query: openedSuperset });
    await findPanel('Update Superset');
    await user.type(field('Name'), '!');
    await press(user, 'Delete Push and Pull');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Superset' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is removed after a question, and not asked for again', async () => {
    const { api, user, router } = await openSets({ query: openedSuperset });
    await findPanel('Update Superset');
    await press(user, 'Delete');
    const question = screen.getByRole('alertdialog', { name: 'Remove Superset' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /^Push and Pull/ })).not.toBeInTheDocument(),
    );
    expect(router.state.location.search).toBe('');
    expect(api.requests(readCompoundRoutine)).toHaveLength(0);
  });
});
