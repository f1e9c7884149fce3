import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from './routing';
import { useLinkClicks } from './useLinkClicks';

function List() {
  const listRef = useRef<HTMLDivElement>(null);
  useLinkClicks(listRef);
  return (
    <div ref={listRef}>
      <a href="/clients/ava?id=1">
        <span>Ava</span>
      </a>
      <button type="button">More</button>
    </div>
  );
}

function renderList() {
  const router = createMemoryRouter([{ path: '*', element: <List /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

const addressOf = ({ state }: ReturnType<typeof renderList>) =>
  state.location.pathname + state.location.search;

it('goes where the clicked link leads, whatever in it was hit', async () => {
  const router = renderList();
  await userEvent.click(screen.getByText('Ava'));
  expect(addressOf(router)).toBe('/clients/ava?id=1');
});

it('leaves clicks beside links alone', async () => {
  const router = renderList();
  await userEvent.click(screen.getByRole('button'));
  expect(addressOf(router)).toBe('/');
});

it.each(['Control', 'Meta', 'Shift', 'Alt'])('leaves a click with %s to the browser', async (key) => {
  const router = renderList();
  const user = userEvent.setup();
  const wasPrevented = jest.fn();
  const look = (event: Event) => {
    wasPrevented(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  await user.keyboard(`{${key}>}`);
  await user.click(screen.getByText('Ava'));
  expect(wasPrevented).toHaveBeenCalledWith(false);
  expect(addressOf(router)).toBe('/');
});
