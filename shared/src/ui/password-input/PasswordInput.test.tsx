import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '../field/Field';
import { UiProvider } from '../provider/UiProvider';
import { PasswordInput } from './PasswordInput';

it('hides the password until the person asks to see it', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
    { wrapper: UiProvider },
  );
  const control = screen.getByLabelText('Password');
  await userEvent.type(control, 'secret');
  expect(control).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(control).toHaveAttribute('type', 'text');
  expect(control).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(control).toHaveAttribute('type', 'password');
});

it('lets password managers fill it', () => {
  render(
    <Field label="New password">
      <PasswordInput autoComplete="new-password" />
    </Field>,
    { wrapper: UiProvider },
  );
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
});
