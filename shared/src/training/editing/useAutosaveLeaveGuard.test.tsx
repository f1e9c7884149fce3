import { type PageLocation, useNavigate } from '@formline/shared/routing';
import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion';
import { unsavedFlag } from './unsavedFlag';
import { useAutosaveLeaveGuard } from './useAutosaveLeaveGuard';

interface PageProps {
  readonly isSaving: boolean;
  readonly isLostAt?: (next: PageLocation) => boolean;
}

function Page({ isSaving, isLostAt }: PageProps) {
  const [unsaved] = useState(() => {
    const flag = unsavedFlag();
    flag.set(isSaving);
    return flag;
  });
  const navigate = useNavigate();
  const guard = useAutosaveLeaveGuard({ unsaved, isStaying: () => false, isLostAt });
  const leave = () => void navigate('/elsewhere');
  return (
    <>
      <button type="button" onClick={leave}>
        Leave
      </button>
      <button
        type="button"
        onClick={() => {
          leave();
          setTimeout(() => unsaved.set(false));
        }}
      >
        Leave while it is saved
      </button>
      <LeaveQuestion guard={guard} />
    </>
  );
}

const press = async (name: string, page: PageProps) => {
  const { user } = renderRoute(<Page {...page} />, { path: '/work' });
  await user.click(screen.getByRole('button', { name }));
};
const isElsewhere = (next: PageLocation) => next.pathname === '/elsewhere';

it('leaves without a question when the save ends in time', async () => {
  await press('Leave while it is saved', { isSaving: true });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

it('asks about what is not saved in time', async () => {
  await press('Leave', { isSaving: true });
  expect(await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' })).toBeVisible();
});

it('asks about what no waiting saves, also when something else is saved meanwhile', async () => {
  await press('Leave while it is saved', { isSaving: true, isLostAt: isElsewhere });
  expect(await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' })).toBeVisible();
});

it('asks nobody who loses nothing', async () => {
  await press('Leave', { isSaving: false, isLostAt: () => false });
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});
