import { updateUser } from '@formline/shared/contracts/people/profiles';
import {
  createMilestone,
  deleteMilestone,
  updateMilestones,
} from '@formline/shared/contracts/records/milestones';
import { screen, waitFor } from '@testing-library/react';
import { buildMilestone } from '../../testing/buildMilestone';
import {
  button,
  closeButton,
  goalsClient,
  notice,
  openGoalsDialog,
  walk,
} from '../../testing/openGoalsDialog';

const dayField = () => screen.getByRole('textbox', { name: 'Day of Row' });
const dated = buildMilestone({ id: 4, name: 'Row', due_date: '2028-03-01' });

it('an open milestone gets a day in its row, by Enter and by leaving the field', async () => {
  const { api, user } = await openGoalsDialog([walk]);
  api.answer(updateMilestones, [{ ...walk, due_date: '2028-03-15' }]);
  await user.click(button('Choose a day for Walk'));
  expect(screen.getByRole('textbox', { name: 'Day of Walk' })).toHaveFocus();
  await user.keyboard('3/15/28{Enter}');
  expect(await screen.findByRole('button', { name: 'Due 3/15/28: Walk' })).toBeInTheDocument();
  await user.click(button('Due 3/15/28: Walk'));
  await user.clear(screen.getByRole('textbox', { name: 'Day of Walk' }));
  await user.tab({ shift: true });
  await waitFor(() =>
    expect(api.requests(updateMilestones).map(({ body }) => body)).toEqual([
      { data: [{ id: walk.id, due_date: '2028-03-15', version: walk.version }] },
      { data: [{ id: walk.id, due_date: null, version: walk.version }] },
    ]),
  );
});

it('a text that is no day stays, with a sentence, until it is one or Escape gives it up', async () => {
  const { api, user, handleClose } = await openGoalsDialog([dated]);
  await user.click(button('Due 3/1/28: Row'));
  await user.clear(dayField());
  await user.keyboard('soon{Enter}');
  expect(await screen.findByText('Enter a day, such as 03/15/2028.')).toBeInTheDocument();
  await user.click(closeButton());
  expect(dayField()).toHaveValue('soon');
  await user.click(dayField());
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Due 3/1/28: Row' })).toHaveFocus();
  expect(handleClose).not.toHaveBeenCalled();
  expect(api.requests(updateMilestones)).toEqual([]);
});

it('a day that is corrected after Enter leaves the focus where one goes next', async () => {
  const { api, user } = await openGoalsDialog([dated]);
  api.answer(updateMilestones, [{ ...dated, due_date: '2028-03-15' }]);
  await user.click(button('Due 3/1/28: Row'));
  await user.clear(dayField());
  await user.keyboard('soon{Enter}');
  await user.clear(dayField());
  await user.keyboard('3/15/28');
  await user.click(screen.getByRole('combobox', { name: 'Goal' }));
  expect(await screen.findByRole('button', { name: 'Due 3/15/28: Row' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Goal' })).toHaveFocus();
});

it('a day that could not be saved is still typed', async () => {
  const { api, user } = await openGoalsDialog([dated]);
  api.refuse(updateMilestones, 500);
  await user.click(button('Due 3/1/28: Row'));
  await user.clear(dayField());
  await user.keyboard('3/15/28{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Day of Row' })).toHaveValue('3/15/28');
  expect(await notice('Unable to save milestone. Please try again.')).toBeInTheDocument();
});

it('a deleted milestone comes back with its day', async () => {
  const { api, user } = await openGoalsDialog([dated]);
  api.answer(deleteMilestone, { id: dated.id });
  api.answer(createMilestone, dated);
  await user.click(button('Delete Row'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.requests(createMilestone).map(({ body }) => body)).toEqual([
      { name: 'Row', ordinal: 1, due_date: '2028-03-01' },
    ]),
  );
});

it('the goal gets a day by which to reach it', async () => {
  const { api, user } = await openGoalsDialog([walk]);
  api.answer(updateUser, goalsClient);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Goal' }), 'Strength');
  await user.type(await screen.findByRole('textbox', { name: 'Reach it by' }), 'some day');
  expect(screen.getByText('Enter a day, such as 03/15/2028.')).toBeInTheDocument();
  await user.click(button('Save'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reach it by' })).toHaveFocus());
  expect(api.requests(updateUser)).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: 'Reach it by' }));
  await user.type(screen.getByRole('textbox', { name: 'Reach it by' }), '4/1/2028');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(api.requests(updateUser).map(({ body }) => body)).toMatchObject([{ goal_date: '2028-04-01' }]),
  );
});
