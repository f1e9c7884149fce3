import { Link, useLeaveGuard } from '@formline/shared/routing';
import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { LeaveQuestion } from './LeaveQuestion';

function Page() {
  const guard = useLeaveGuard({ asksOnNavigation: true, asksOnUnload: true });
  return (
    <>
      <Link to="/elsewhere">Leave</Link>
      <LeaveQuestion guard={guard} />
    </>
  );
}

const press = async (action: string) => {
  const { user } = renderRoute(<Page />, { path: '/work' });
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(screen.getByRole('alertdialog', { name: 'Discard Unsaved Changes?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: action }));
};

it('stays when told to keep editing', async () => {
  await press('Keep editing');
  expect(screen.getByRole('link', { name: 'Leave' })).toBeInTheDocument();
});

it('leaves when the work may be lost', async () => {
  await press('Discard');
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});
