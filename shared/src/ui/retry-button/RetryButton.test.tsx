import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { RetryButton } from './RetryButton';

interface PartProps {
  readonly instead?: ReactNode;
}

/** Loads until the test says how that ends. */
function Part({ instead = 'Loading' }: PartProps) {
  const [hasFailed, setHasFailed] = useState(true);
  return (
    <main tabIndex={-1}>
      <section tabIndex={-1} aria-label="Part">
        {hasFailed ? <RetryButton onRetry={() => setHasFailed(false)} /> : instead}
        <button type="button" onClick={() => setHasFailed(true)}>
          Fail
        </button>
      </section>
    </main>
  );
}

const retryButton = () => screen.getByRole('button', { name: 'Try again' });

async function retryByKeyboard() {
  retryButton().focus();
  await userEvent.keyboard('{Enter}');
}

it('leaves the focus in the part that loads again, and takes it back when that fails', async () => {
  render(<Part />);
  await retryByKeyboard();
  expect(screen.getByRole('region', { name: 'Part' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }));
  expect(retryButton()).toHaveFocus();
});

it('leaves the focus with what has taken it meanwhile', async () => {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- Stands for a page that focuses a field of its own.
  render(<Part instead={<input aria-label="Name" autoFocus />} />);
  await retryByKeyboard();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
  expect(retryButton()).not.toHaveFocus();
});

it('leaves the focus on the page when the part is removed too', async () => {
  function Page() {
    const [isShown, setIsShown] = useState(true);
    return (
      <main aria-label="Page" tabIndex={-1}>
        {isShown && (
          <section tabIndex={-1}>
            <RetryButton onRetry={() => setIsShown(false)} />
          </section>
        )}
      </main>
    );
  }
  render(<Page />);
  await retryByKeyboard();
  expect(screen.getByRole('main')).toHaveFocus();
});
