import {
  createOwnExercise,
  readOwnExercise,
  updateOwnExercise,
} from '@formline/shared/contracts/library/ownExercises';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { emitEvent } from '@formline/shared/events';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  answerWithOwnExercise,
  button,
  field,
  openOwnExercise,
  sledDrag,
} from '../../../testing/ownExercisePage';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

let api: FakeApi;

beforeEach(async () => {
  api = fakeApi();
  answerWithOwnExercise(api);
  await signInAs(api);
});

const open = openOwnExercise;
const bodyOf = (endpoint: typeof createOwnExercise | typeof updateOwnExercise, call = 0) =>
  api.requests(endpoint)[call]?.body;

describe('a new exercise', () => {
  it('is saved as its form says, and goes on in the same form as a change', async () => {
    const { user, onMade } = open();
    fireEvent.change(await field('Name'), { target: { value: ' Sled Drag ' } });
    fireEvent.change(await field('Description'), { target: { value: 'Lean back and walk.' } });
    await user.selectOptions(await screen.findByRole('combobox', { name: texts.muscleGroups }), 'Quadriceps');
    expect(screen.getByRole('button', { name: 'Remove Quadriceps' })).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Balance' }));
    await user.type(await field('Sets'), '3');
    await user.type(await field('Reps'), '12');
    await user.type(await field('Rest'), '130');
    await user.click(button('Save'));
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
    expect(bodyOf(createOwnExercise)).toMatchObject({
      name: 'Sled Drag',
      muscle_group_ids: [9],
      fitness_component_ids: [6],
      sets: 3,
      reps: 12,
      rest: 90,
    });
    expect(onMade).toHaveBeenCalledWith(sledDrag.id);
    expect(screen.getByRole('heading', { name: 'Update Exercise' })).toBeVisible();
    await user.type(await field('Name'), '!');
    await user.click(button('Save'));
    await waitFor(() => expect(bodyOf(updateOwnExercise)).toMatchObject({ id: 40, version: 4 }));
  });

  it('that is left before it is made asks for no address', async () => {
    const { onMade, unmount, user } = open();
    fireEvent.change(await field('Name'), { target: { value: 'Sled Drag' } });
    fireEvent.change(await field('Description'), { target: { value: 'Lean back.' } });
    await user.selectOptions(await screen.findByRole('combobox', { name: texts.muscleGroups }), 'Quadriceps');
    api.answer(createOwnExercise, () => {
      unmount();
      return sledDrag;
    });
    fireEvent.click(button('Save'));
    await waitFor(() => expect(api.requests(createOwnExercise)).toHaveLength(1));
    open({ exerciseId: 40 });
    await field('Name');
    expect(onMade).not.toHaveBeenCalled();
  });

  it('begins in its name', async () => {
    open();
    expect(await field('Name')).toHaveFocus();
  });

  it('leaves the focus at the muscle groups when the last one is removed', async () => {
    const { user } = open();
    const choice = await screen.findByRole('combobox', { name: texts.muscleGroups });
    await screen.findByRole('option', { name: 'Quadriceps' });
    await user.selectOptions(choice, 'Quadriceps');
    await user.click(button('Remove Quadriceps'));
    expect(choice).toHaveFocus();
  });

  it('is not sent while something is missing, and the first wrong field has the focus', async () => {
    const { user } = open();
    await field('Name');
    await user.click(button('Save'));
    await waitFor(async () =>
      expect(await field('Name')).toHaveAccessibleDescription('Name is a required field'),
    );
    expect(await field('Name')).toHaveFocus();
    expect(screen.getByText('Description is a required field')).toBeVisible();
    expect(screen.getByText('At least 1 muscle group is required')).toBeVisible();
    await user.paste('x'.repeat(170));
    expect(await screen.findByText('Name must be at most 160 characters')).toBeVisible();
    expect(await field('Name')).toHaveValue('x'.repeat(170));
    expect(api.requests(createOwnExercise)).toHaveLength(0);
  });

  it('may leave its dose open, but what is begun is to be whole', async () => {
    const { user } = open({ exerciseId: 40 });
    await user.clear(await field('Sets'));
    await user.click(screen.getByRole('radio', { name: 'Distance' }));
    await user.type(screen.getByRole('textbox', { name: 'Distance' }), '3');
    await user.click(button('Save'));
    expect(await screen.findByText('Sets is a required field')).toBeVisible();
    expect(screen.getByText('Intensity is required when Distance is selected')).toBeVisible();
    expect(api.requests(updateOwnExercise)).toHaveLength(0);
  });
});

describe('a save that is refused', () => {
  it('says why, keeps what was typed, and can be tried again as the same wish', async () => {
    api.refuse(updateOwnExercise, 500, { message: 'The server is busy.' });
    const { user } = open({ exerciseId: 40 });
    await user.type(await field('Name'), ' Up');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error saving exercise: The server is busy.');
    expect(await field('Name')).toHaveValue('Sled Drag Up');
    await user.click(button('Save'));
    await waitFor(() => expect(api.requests(updateOwnExercise)).toHaveLength(2));
    const [first, second] = api.headers(updateOwnExercise).map((headers) => headers['idempotency-key']);
    expect(first).toBe(second);
  });

  it('by an answer without a result leaves the button as it was', async () => {
    api.answer(updateOwnExercise, () => {
      throw Object.assign(new Error('No answer'), { name: 'ApiError', status: 200, code: 5000 });
    });
    const { user } = open({ exerciseId: 40 });
    await user.type(await field('Name'), '!');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error saving exercise:');
    expect(button('Save')).not.toHaveTextContent('Saved');
  });

  describe('because somebody else has changed the exercise', () => {
    const theirs = { ...sledDrag, name: 'Sled Pull', version: 5 };

    beforeEach(() => {
      api.refuse(updateOwnExercise, 409, { message: 'It was changed.', code: errorCodes.staleVersion });
    });

    async function collide() {
      const page = open({ exerciseId: 40 });
      await page.user.type(await field('Name'), '!');
      await page.user.click(button('Save'));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Error saving exercise: Somebody else changed this exercise',
      );
      expect(await field('Name')).toHaveValue('Sled Drag!');
      answerWithOwnExercise(api, theirs);
      return page;
    }

    it('can be saved over theirs', async () => {
      const { user } = await collide();
      await user.click(button('Keep mine'));
      expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
      expect(bodyOf(updateOwnExercise, 1)).toMatchObject({ name: 'Sled Drag!', version: 5 });
    });

    it('can be given up for theirs', async () => {
      const { user } = await collide();
      await user.click(button('Load what was saved'));
      await waitFor(async () => expect(await field('Name')).toHaveValue('Sled Pull'));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(api.requests(updateOwnExercise)).toHaveLength(1);
    });
  });
});

describe('the form', () => {
  it('keeps the focus beside the progressions when one is removed', async () => {
    const harder = buildExercise({ id: 41, name: 'Sled Push' });
    answerWithOwnExercise(api, {
      ...sledDrag,
      progressions_regressions: [{ primary_exercise_id: 40, exerciseType: 'PROGRESSION', exercise: harder }],
    });
    const { user } = open({ exerciseId: 40 });
    await user.click(await screen.findByRole('button', { name: 'Remove Sled Push' }));
    expect(button('Choose progressions')).toHaveFocus();
    expect(screen.queryByText('Sled Push')).not.toBeInTheDocument();
  });

  it('takes back what was done step by step, and does it again', async () => {
    const { user } = open({ exerciseId: 40 });
    await user.type(await field('Name'), ' Up');
    await user.click(screen.getByRole('checkbox', { name: texts.oneSide }));
    await user.click(button(`Undo: ${texts.oneSide}`));
    expect(screen.getByRole('checkbox', { name: texts.oneSide })).not.toBeChecked();
    await user.click(button('Undo: Name'));
    expect(await field('Name')).toHaveValue('Sled Drag');
    await user.click(button('Redo: Name'));
    expect(await field('Name')).toHaveValue('Sled Drag Up');
  });

  it('is not left with something unsaved in it before a question', async () => {
    const { user } = open({ exerciseId: 40 });
    await user.type(await field('Name'), '!');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' })).toBeVisible();
    await user.click(button('Keep editing'));
    expect(await field('Name')).toHaveValue('Sled Drag!');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('says so when there is no such exercise, and can be loaded again after a failure', async () => {
    api.refuse(readOwnExercise, 500);
    const { user } = open({ exerciseId: 40 });
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.loadFailed.title);
    api.refuse(readOwnExercise, 404);
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: texts.deleted.title })).toBeVisible();
  });

  it('is only read by a manager', async () => {
    await signInAs(api, buildCurrentUser(), { isManager: true });
    open({ exerciseId: 40 });
    expect(await screen.findByRole('heading', { name: 'Exercise Details' })).toBeVisible();
    expect(await screen.findByText('Lean back and walk.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});

it('stays open when exercises changed elsewhere and the person comes back to the tab', async () => {
  const { user } = open({ exerciseId: 40 });
  const name = await field('Name');
  api.refuse(readOwnExercise, 404);
  act(() =>
    emitEvent('server:data-changed', { resources: ['exercises'], reload: 'now', upToDate: [], tab: 'other' }),
  );
  fireEvent(window, new Event('visibilitychange'));
  await user.type(name, ', heavy');
  expect(name).toHaveValue('Sled Drag, heavy');
  expect(name).toBeInTheDocument();
});
