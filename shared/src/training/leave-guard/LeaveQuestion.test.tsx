import { Link } from '@formline/shared/routing';
import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { LeaveQuestion } from './LeaveQuestion';
import { leaveQuestionTexts } from './leaveQuestion.texts';
import { useLeaveGuard } from './useLeaveGuard';

function Page({ isHolding }: { isHolding: boolean }) {
  const guard = useLeaveGuard({
    isHolding,
    isStaying: ({ pathname, search }) => pathname === '/work' && search === '?search=squat',
  });
  return (
    <>
      <p>Work</p>
      <Link to="/elsewhere">Leave</Link>
      <Link to="?search=squat">Search</Link>
      <button type="button" onClick={guard.release}>
        Save
      </button>
      <LeaveQuestion guard={guard} />
    </>
  );
}

const open = (isHolding = true) => renderRoute(<Page isHolding={isHolding} />, { path: '/work' });
const unload = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before unsaved work is left, and stays when told so', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(screen.getByRole('alertdialog', { name: 'Discard Unsaved Changes?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: leaveQuestionTexts.stay }));
  expect(screen.getByText('Work')).toBeInTheDocument();
});

it('leaves when the work may be lost', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(screen.getByRole('button', { name: leaveQuestionTexts.leave }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

it('asks nothing where the work goes on', async () => {
  const { user, router } = open();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?search=squat');
});

it('asks nothing once the work is saved, nor when there is none', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

it('lets the browser ask as long as something would be lost', () => {
  const { unmount } = open();
  expect(unload()).toBe(false);
  unmount();
  open(false);
  expect(unload()).toBe(true);
});
