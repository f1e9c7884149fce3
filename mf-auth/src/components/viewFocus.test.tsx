import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useStepFocus } from './viewFocus';

function Step() {
  const field = useRef<HTMLInputElement>(null);
  useStepFocus(field, false, 'email');
  return <input aria-label="Email" ref={field} />;
}

function Page({ isLoaded }: { readonly isLoaded: boolean }) {
  return (
    <>
      <button type="button">Elsewhere</button>
      <div role="region" tabIndex={-1}>
        {isLoaded && <Step />}
      </div>
    </>
  );
}

it('takes the keyboard from the page around the field, which was reached inside the dashboard', () => {
  const { rerender } = render(<Page isLoaded={false} />);
  screen.getByRole('region').focus();
  rerender(<Page isLoaded />);
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('leaves the keyboard to somebody who is elsewhere on the page', () => {
  const { rerender } = render(<Page isLoaded={false} />);
  screen.getByRole('button').focus();
  rerender(<Page isLoaded />);
  expect(screen.getByRole('button')).toHaveFocus();
});
