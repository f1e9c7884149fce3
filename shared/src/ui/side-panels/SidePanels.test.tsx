import { render, screen } from '@testing-library/react';
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
      end={hasDetails && <p>The details</p>}
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

it('gives the details all the room without the list, and leaves them as they are', () => {
  const { rerender } = render(<Example />, { wrapper: UiProvider });
  const details = screen.getByText('The details');
  rerender(<Example hasList={false} />);
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  expect(screen.getByText('The details')).toBe(details);
});
