import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, isWorkUnsaved, RouterProvider } from './routing';
import { useLeaveGuard } from './useLeaveGuard';

interface EditorProps {
  readonly isUnfinished: boolean;
  readonly onSaved?: () => void;
}

function Editor({ isUnfinished, onSaved = () => {} }: EditorProps) {
  const guard = useLeaveGuard({
    asksOnNavigation: isUnfinished,
    asksOnUnload: isUnfinished,
    isStaying: ({ pathname, search }) => pathname === '/editor' && search === '?search=squat',
  });
  return (
    <>
      <h1>Editor</h1>
      <button type="button" onClick={guard.letPass}>
        Done
      </button>
      <button type="button" onClick={() => guard.goOn(onSaved)}>
        End the save
      </button>
      {guard.isBlocked && (
        <div role="alertdialog">
          <button type="button" onClick={guard.stay}>
            Stay
          </button>
          <button type="button" onClick={guard.leave}>
            Leave
          </button>
        </div>
      )}
    </>
  );
}

function open(isUnfinished: boolean, onSaved?: () => void) {
  const routes = [
    { path: '/', element: <h1>List</h1> },
    { path: '/editor', element: <Editor isUnfinished={isUnfinished} {...(onSaved && { onSaved })} /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/editor'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks before going back, and stays or leaves as it is told', async () => {
  const router = open(true);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await press('Stay');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Editor' })).toBeVisible();
  await act(() => router.navigate('/'));
  await screen.findByRole('alertdialog');
  await press('Leave');
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
});

it('asks before a search that the work does not outlive', async () => {
  const router = open(true);
  await act(() => router.navigate('/editor?search=bench'));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('lets pass what the screen itself does next', async () => {
  const router = open(true);
  await press('Done');
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
});

it('goes on without a question when the work is done', async () => {
  const router = open(true, () => void router.navigate('/'));
  await press('End the save');
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
});

it.each([
  ['Stay', 1],
  ['Leave', 0],
])('goes on only after the answer of somebody who is being asked: %s', async (answer, times) => {
  const onSaved = jest.fn();
  const router = open(true, onSaved);
  await act(() => router.navigate('/'));
  await screen.findByRole('alertdialog');
  await press('End the save');
  expect(onSaved).not.toHaveBeenCalled();
  await press(answer);
  expect(onSaved).toHaveBeenCalledTimes(times);
});

it('asks nothing where the work goes on', async () => {
  const router = open(true);
  await act(() => router.navigate('/editor?search=squat'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?search=squat');
});

it('asks nothing while nothing would be lost', async () => {
  const router = open(false);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
});

it('lets the browser ask before the page is closed, and says to others that work is unsaved', () => {
  expect(isWorkUnsaved()).toBe(false);
  open(true);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  expect(isWorkUnsaved()).toBe(true);
  cleanup();
  expect(isWorkUnsaved()).toBe(false);
});

function Field({ name }: { readonly name: string }) {
  const [isTyped, setIsTyped] = useState(false);
  const guard = useLeaveGuard({ asksOnNavigation: isTyped, asksOnUnload: isTyped });
  return (
    <>
      <button type="button" onClick={() => setIsTyped(!isTyped)}>
        Type {name}
      </button>
      {guard.isBlocked && (
        <div role="alertdialog" aria-label={name}>
          <button type="button" onClick={guard.leave}>
            Leave
          </button>
        </div>
      )}
    </>
  );
}

it('lets several editors of a page hold it, and asks for one that has something to lose', async () => {
  const page = (
    <>
      <Field name="Program" />
      <Field name="Workout" />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/list', element: <h1>List</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await press('Type Program');
  await act(() => router.navigate('/list'));
  expect(await screen.findByRole('alertdialog', { name: 'Program' })).toBeVisible();
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await press('Leave');
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  await act(() => router.navigate('/'));
  expect(screen.getByRole('button', { name: 'Type Workout' })).toBeVisible();
});
