import { render, screen } from '@testing-library/react';
import { FormError } from '../form-error/FormError';
import { UiProvider } from '../provider/UiProvider';
import { TextInput } from '../text-input/TextInput';
import { Field } from './Field';

it('ties label and hint to the control', () => {
  render(
    <Field label="Email" hint="We send a code to it." required>
      <TextInput type="email" />
    </Field>,
    { wrapper: UiProvider },
  );
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toHaveAccessibleDescription('We send a code to it.');
  expect(control).toBeRequired();
  expect(control).not.toHaveAttribute('aria-invalid');
});

it('ties the error to the control, before the hint', () => {
  render(
    <Field label="Email" hint="We send a code to it." error="Enter an email address">
      <TextInput />
    </Field>,
    { wrapper: UiProvider },
  );
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Enter an email address We send a code to it.');
});

it('shows no error box for a form without an error', () => {
  const { rerender } = render(<FormError />, { wrapper: UiProvider });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<FormError>Email or password is wrong.</FormError>);
  expect(screen.getByRole('alert')).toHaveTextContent('Email or password is wrong.');
});
