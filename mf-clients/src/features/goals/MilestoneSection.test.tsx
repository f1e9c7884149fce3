import { ApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import {
  createMilestone,
  deleteMilestone,
  updateMilestones,
} from '@formline/shared/contracts/records/milestones';
import { localTime } from '@formline/shared/testing/localTime';
import { screen, waitFor, within } from '@testing-library/react';
import { buildMilestone } from '../../testing/buildMilestone';
import {
  answerWith,
  button,
  closeButton,
  nameField,
  notice,
  openGoalsDialog,
  openNames,
  run,
  sentBodies,
  swim,
  walk,
} from '../../testing/openGoalsDialog';
import { goalsTexts } from './goals.texts';

describe('a new milestone', () => {
  it('has its row by itself while there is none, and Enter saves it and goes on', async () => {
    const { api, user } = await openGoalsDialog([]);
    const made = buildMilestone({ id: 7, name: 'Walk', ordinal: 1 });
    api.answer(createMilestone, made);
    await user.click(screen.getByPlaceholderText('Add your first goal'));
    await user.keyboard('  Walk {Enter}');
    await waitFor(() => expect(openNames()).toEqual(['Walk']));
    expect(sentBodies(api, createMilestone)).toEqual([{ name: 'Walk', ordinal: 1 }]);
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveAttribute('placeholder', 'Add Goal');
  });

  it('is saved when it is left, and discarded without a call when it is empty', async () => {
    const { api, user } = await openGoalsDialog([walk, run]);
    api.answer(createMilestone, buildMilestone({ id: 7, name: 'Jump', ordinal: 3 }));
    await user.click(button('Add Goal'));
    await user.keyboard('Jump');
    await user.tab();
    await waitFor(() => expect(openNames()).toEqual(['Walk', 'Run', 'Jump']));
    await user.click(button('Add Goal'));
    await user.keyboard('   ');
    await user.tab();
    expect(screen.queryByRole('textbox', { name: 'Name of the milestone' })).not.toBeInTheDocument();
    expect(api.requests(createMilestone)).toHaveLength(1);
  });

  it('keeps its row when it is refused, and is added once when it is tried again', async () => {
    const { api, user, handleClose } = await openGoalsDialog([walk]);
    api.refuse(createMilestone, 500);
    await user.click(button('Add Goal'));
    await user.keyboard('Jump');
    await user.click(closeButton());
    expect(await notice('Unable to save milestone. Please try again.')).toBeInTheDocument();
    expect(nameField()).toHaveValue('Jump');
    expect(openNames()).toEqual(['Walk']);
    expect(handleClose).not.toHaveBeenCalled();
    api.answer(createMilestone, buildMilestone({ id: 7, name: 'Jump', ordinal: 2 }));
    await user.click(closeButton());
    await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
    const keys = api.headers(createMilestone).map((headers) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('is another wish when it is added once more after it was removed', async () => {
    const { api, user } = await openGoalsDialog([]);
    api.answer(createMilestone, buildMilestone({ id: 7, name: 'Walk' }));
    api.answer(deleteMilestone, { id: 7 });
    await user.type(nameField(), 'Walk');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Delete Walk' }));
    await user.type(await screen.findByPlaceholderText('Add your first goal'), 'Walk');
    await user.tab();
    await waitFor(() => expect(api.headers(createMilestone)).toHaveLength(2));
    const [first, second] = api.headers(createMilestone).map((headers) => headers['idempotency-key']);
    expect(second).not.toBe(first);
  });
});

describe('an open milestone', () => {
  it('is renamed in its row, and gets focus back', async () => {
    const { api, user } = await openGoalsDialog([walk, run]);
    api.answer(updateMilestones, [{ ...walk, name: 'Walk far', version: 2 }, run]);
    await user.click(button('Edit Walk'));
    await user.keyboard(' far{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit Walk far' })).toHaveFocus();
    expect(sentBodies(api, updateMilestones)).toEqual([{ data: [{ id: 1, name: 'Walk far', version: 1 }] }]);
  });

  it('keeps its old name after Escape, and after an empty one', async () => {
    const { api, user, handleClose } = await openGoalsDialog([walk]);
    await user.click(button('Edit Walk'));
    await user.keyboard(' far{Escape}');
    expect(button('Edit Walk')).toHaveFocus();
    await user.click(button('Edit Walk'));
    await user.clear(nameField());
    expect(screen.getByRole('button', { name: /^Complete/ })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(button('Edit Walk')).toBeInTheDocument();
    expect(api.requests(updateMilestones)).toEqual([]);
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('keeps what was typed in its field when it is refused', async () => {
    const { api, user } = await openGoalsDialog([walk]);
    api.refuse(updateMilestones, 500);
    await user.click(button('Edit Walk'));
    await user.keyboard(' far{Enter}');
    expect(await notice('Unable to save milestone. Please try again.')).toBeInTheDocument();
    expect(nameField()).toHaveValue('Walk far');
    await user.keyboard('{Escape}');
    expect(openNames()).toEqual(['Walk']);
  });

  it('is ticked into the completed ones, which are folded away, and opened again from there', async () => {
    const { api, user } = await openGoalsDialog([walk, run, swim]);
    expect(screen.queryByRole('list', { name: 'Completed milestones' })).not.toBeInTheDocument();
    const done = {
      ...walk,
      status: true,
      isComplete: true,
      ordinal: 3,
      completed_at: localTime('2026-06-14T12:00'),
    };
    api.answer(updateMilestones, [run, swim, done]);
    await user.click(button('Complete Walk'));
    expect(openNames()).toEqual(['Run']);
    expect(button('Edit Run')).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Completed 2' }));
    const shown = within(screen.getByRole('list', { name: 'Completed milestones' })).getAllByRole('listitem');
    expect(shown.map((row) => row.textContent)).toEqual(['Swim6/1/26', 'Walk6/14/26']);
    expect(screen.queryByRole('button', { name: 'Edit Swim' })).not.toBeInTheDocument();
    api.answer(updateMilestones, [run, { ...swim, status: false, ordinal: 4, completed_at: null }, done]);
    await user.click(button('Mark Swim as not completed'));
    expect(openNames()).toEqual(['Run', 'Swim']);
    await waitFor(() =>
      expect(sentBodies(api, updateMilestones)).toEqual([
        { data: [{ id: 1, status: true, ordinal: 3, version: 1 }] },
        { data: [{ id: 3, status: false, ordinal: 4, version: 1 }] },
      ]),
    );
  });

  it('is open again when it cannot be ticked', async () => {
    const { api, user } = await openGoalsDialog([walk]);
    api.refuse(updateMilestones, 500);
    await user.click(button('Complete Walk'));
    expect(await notice('Unable to mark milestone as complete. Try again later.')).toBeInTheDocument();
    expect(openNames()).toEqual(['Walk']);
  });

  it('is deleted, and comes back to its place when that is undone, if need be with a second try', async () => {
    const { api, user } = await openGoalsDialog([walk, run]);
    api.answer(deleteMilestone, { id: 1 });
    await user.click(button('Delete Walk'));
    expect(openNames()).toEqual(['Run']);
    expect(button('Edit Run')).toHaveFocus();
    expect(await notice('Walk deleted')).toBeInTheDocument();
    api.refuse(createMilestone, 0);
    await user.click(button('Undo'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer(createMilestone, { ...walk, id: 9 });
    await user.click(retry);
    await waitFor(() => expect(openNames()).toEqual(['Walk', 'Run']));
    const again = { name: 'Walk', ordinal: 1 };
    expect(sentBodies(api, createMilestone)).toEqual([again, again]);
  });

  it('stays when it cannot be deleted', async () => {
    const { api, user } = await openGoalsDialog([walk, run]);
    api.refuse(deleteMilestone, 500);
    await user.click(button('Delete Run'));
    expect(await notice('Unable to delete milestone. Please try again.')).toBeInTheDocument();
    expect(openNames()).toEqual(['Walk', 'Run']);
  });
});

describe('the order', () => {
  it('is numbered from 1 and sent whole, and moves can follow each other at once', async () => {
    const { api, user } = await openGoalsDialog([walk, run]);
    let version = 1;
    api.answer(updateMilestones, ({ body }) => {
      version += 1;
      return JSON.stringify(body).includes('"id":2,"ordinal":1')
        ? [
            { ...run, ordinal: 1, version },
            { ...walk, ordinal: 2, version },
          ]
        : [
            { ...walk, ordinal: 1, version },
            { ...run, ordinal: 2, version },
          ];
    });
    await user.click(button('Move Walk down'));
    expect(openNames()).toEqual(['Run', 'Walk']);
    await user.click(button('Move Walk up'));
    expect(openNames()).toEqual(['Walk', 'Run']);
    await waitFor(() =>
      expect(sentBodies(api, updateMilestones)).toEqual([
        {
          data: [
            { id: 2, ordinal: 1, version: 1 },
            { id: 1, ordinal: 2, version: 1 },
          ],
        },
        {
          data: [
            { id: 1, ordinal: 1, version: 2 },
            { id: 2, ordinal: 2, version: 2 },
          ],
        },
      ]),
    );
  });

  it('is the old one again when the server refuses, and the save button shows the failure', async () => {
    const { api, user } = await openGoalsDialog([walk, run]);
    api.refuse(updateMilestones, 500);
    await user.click(button('Move Run up'));
    expect(await notice('Unable to reorder milestones. Please try again.')).toBeInTheDocument();
    expect(openNames()).toEqual(['Walk', 'Run']);
    expect(button('Save').querySelector('svg')).toBeInTheDocument();
    await user.click(button('Edit Walk'));
    expect(button('Save').querySelector('svg')).not.toBeInTheDocument();
  });

  it('stands still while a name is edited', async () => {
    const { user } = await openGoalsDialog([walk, run]);
    await user.click(button('Edit Walk'));
    expect(button('Reorder Run')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move Run up')).toHaveAttribute('aria-disabled', 'true');
  });
});

it('shows what somebody else has changed, and says so', async () => {
  const { api, user } = await openGoalsDialog([walk, run]);
  api.answer(updateMilestones, () => {
    throw new ApiError(409, { message: 'Stale', code: errorCodes.staleVersion });
  });
  answerWith(api, [{ ...walk, name: 'Walk slowly', version: 2 }, run]);
  await user.click(button('Move Run up'));
  expect(await notice(goalsTexts.errors.changedElsewhere)).toBeInTheDocument();
  expect(openNames()).toEqual(['Walk slowly', 'Run']);
});
