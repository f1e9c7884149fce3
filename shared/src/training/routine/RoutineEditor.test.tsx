import { ApiError } from '@formline/shared/api-client';
import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { signOut, unsentWork } from '@formline/shared/session';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { buildRoutine } from '@formline/shared/testing/buildRoutine';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RoutineEditor, type RoutineEditorProps } from './RoutineEditor';

const refused = new ApiError(500, { message: 'The server rests.', code: 1 });
const circuit = buildRoutine({ routine_type: 'circuit', title: 'Engine', reps: 3 });
const superset = buildRoutine({ title: 'Push and Pull' });

function open(given: Partial<RoutineEditorProps> = {}) {
  const props: RoutineEditorProps = {
    routine: circuit,
    routineType: given.routine?.routine_type ?? 'circuit',
    context: 'rescheduling',
    canEdit: true,
    onSave: jest.fn().mockResolvedValue('saved'),
    onSaved: jest.fn(),
    isStaying: () => false,
    onOpenExercise: jest.fn(),
    onClose: jest.fn(),
    ...given,
  };
  return { props, ...renderRoute(<RoutineEditor {...props} />, { path: '/' }) };
}

const rename = async ({ user }: ReturnType<typeof open>) => {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
};
const remove = async ({ user }: ReturnType<typeof open>) => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
};

describe('while rescheduling', () => {
  it('gives the draft to the schedule and goes on when it is saved', async () => {
    const page = open();
    await rename(page);
    expect(page.props.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Engine 2', routine_type: 'circuit', reps: 3 }),
      expect.any(String),
    );
    expect(page.props.onSaved).toHaveBeenCalledTimes(1);
  });

  it('leads nobody on who has left while it was being saved', async () => {
    let answer = (_options: string) => {};
    const page = open({ onSave: () => new Promise((resolve) => (answer = resolve)) });
    await rename(page);
    page.unmount();
    await act(async () => answer('saved'));
    expect(page.props.onSaved).not.toHaveBeenCalled();
  });

  it('says why a save was refused, and stays', async () => {
    const page = open({ onSave: () => Promise.reject(refused) });
    await rename(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server rests.');
    expect(page.props.onSaved).not.toHaveBeenCalled();
  });
});

describe('whose session ends by itself', () => {
  const typeUntilTheEnd = async (
    given: Partial<RoutineEditorProps>,
    before: (page: ReturnType<typeof open>) => Promise<void> = async () => {},
  ) => {
    const api = fakeApi();
    api.answer(revokeToken, { revoked: true });
    await signInAs(api);
    const page = open(given);
    await before(page);
    await page.user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    act(() => signOut('idle'));
    page.unmount();
    await signInAs(api);
  };

  it('has the changes again, also to undo', async () => {
    await typeUntilTheEnd({ routine: circuit });
    expect(unsentWork(1)).toMatchObject([{ title: '“Engine 2”', path: '/' }]);
    const { user } = open();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Engine 2');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Engine');
    expect(unsentWork(1)).toEqual([]);
  });

  it.each([
    ['Keep mine', 'Engine 2', [[expect.objectContaining({ title: 'Engine 2' }), expect.any(String)]]],
    ['Load what was saved', 'Motor', []],
  ])('asks about what was changed meanwhile: %s', async (answer, title, sent) => {
    await typeUntilTheEnd({ routine: circuit });
    const { user, props } = open({ routine: { ...circuit, title: 'Motor' } });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Engine 2');
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this circuit');
    await user.click(screen.getByRole('button', { name: answer }));
    expect(await screen.findByRole('button', { name: /^Save/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(title);
    expect(jest.mocked(props.onSave).mock.calls).toEqual(sent);
  });

  it('has changes again that were made of a version loaded after a conflict', async () => {
    const motor = { ...circuit, title: 'Motor' };
    const onSave = () =>
      Promise.reject(new ApiError(409, { message: 'Changed meanwhile.', code: errorCodes.staleVersion }));
    await typeUntilTheEnd({ onSave, onReload: async () => motor }, async (page) => {
      await rename(page);
      await page.user.click(await screen.findByRole('button', { name: 'Load what was saved' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Motor'));
    });
    open({ routine: motor });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Motor 2');
  });
});

describe('in the library', () => {
  it('removes it after a question', async () => {
    const removal = { onRemove: () => Promise.resolve(), onRemoved: jest.fn() };
    await remove(open({ context: 'library', removal }));
    expect(removal.onRemoved).toHaveBeenCalledTimes(1);
  });

  it('says why a removal was refused, and stays', async () => {
    const removal = { onRemove: () => Promise.reject(refused), onRemoved: jest.fn() };
    await remove(open({ context: 'library', removal }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to delete Engine with error: The server rests.',
    );
    expect(removal.onRemoved).not.toHaveBeenCalled();
  });

  it('asks for something to remove where there is nothing yet', async () => {
    const removal = { onRemove: jest.fn(), onRemoved: jest.fn() };
    const { user } = open({ context: 'library', routine: null, routineType: 'super_set', removal });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a superset to remove.');
    expect(removal.onRemove).not.toHaveBeenCalled();
  });
});

it('leaves a rest that is no time as it was typed, and saves nothing until it is one', async () => {
  const { user, props } = open({ context: 'library' });
  const rest = screen.getByRole('textbox', { name: 'Rest between rounds' });
  await user.clear(rest);
  await user.type(rest, '01:75');
  expect(rest).not.toHaveAccessibleDescription();
  await user.tab();
  expect(rest).toHaveValue('01:75');
  expect(rest).toHaveAccessibleDescription('Must be in the format - MM:SS');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Must be in the format - MM:SS');
  expect(props.onSave).not.toHaveBeenCalled();
});

it('says at once that rounds are no number, and saves nothing until they are', async () => {
  const { user, props } = open({ context: 'library' });
  const rounds = screen.getByRole('textbox', { name: 'Rounds' });
  await user.clear(rounds);
  await user.type(rounds, '3-4');
  expect(rounds).toHaveValue('3-4');
  expect(rounds).toHaveAccessibleDescription('Enter a whole number of rounds');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(props.onSave).not.toHaveBeenCalled();
});

it('takes an answer that says nothing as a failure', async () => {
  const page = open({ context: 'library', onSave: () => Promise.resolve(undefined) });
  await rename(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong! Please try again later.');
});

it.each([
  ['Superset Details', superset],
  ['Circuit Details', circuit],
])('is titled %s and read-only while scheduling', (title, routine) => {
  open({ context: 'scheduling', routine });
  expect(screen.getByRole('region', { name: title })).toHaveTextContent(routine.title);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('says what the reps of a superset count', () => {
  open({ routine: superset, context: 'library' });
  expect(screen.getByText('One set of each in turn, as many times as the reps say.')).toBeVisible();
});
