import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/UiProvider';
import { SidePanels } from './SidePanels';

const onShareChange = jest.fn();

function Example({ hasDetails = true, hasList = true }: { hasDetails?: boolean; hasList?: boolean }) {
  const [share, setShare] = useState(40);
  return (
    <SidePanels
      label="Width of the list"
      share={share}
      onShareChange={(next) => {
        onShareChange(next);
        setShare(next);
      }}
      start={hasList && <p>The list</p>}
      end={hasDetails && <button type="button">The details</button>}
    />
  );
}

const edge = () => screen.getByRole('separator', { name: 'Width of the list' });

beforeEach(() => onShareChange.mockClear());

it('is moved by keys and says how far', async () => {
  render(<Example />, { wrapper: UiProvider });
  edge().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(edge()).toHaveAttribute('aria-valuenow', '42');
  expect(edge()).toHaveAttribute('aria-valuetext', '42 percent');
  await userEvent.keyboard('{Home}{Tab}');
  expect(onShareChange.mock.calls).toEqual([[42], [15]]);
  expect(edge()).not.toHaveFocus();
});

it('leaves all the room to the list while there are no details', () => {
  render(<Example hasDetails={false} />, { wrapper: UiProvider });
  expect(screen.getByText('The list')).toBeVisible();
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
});

it('leaves the focus of details that go to the page', async () => {
  const page = (hasDetails: boolean) => (
    <main tabIndex={-1}>
      <Example hasDetails={hasDetails} />
    </main>
  );
  const { rerender } = render(page(true), { wrapper: UiProvider });
  screen.getByText('The details').focus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('gives the details all the room without the list, and leaves them as they are', () => {
  const { rerender } = render(<Example />, { wrapper: UiProvider });
  const details = screen.getByText('The details');
  rerender(<Example hasList={false} />);
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  expect(screen.getByText('The details')).toBe(details);
});
