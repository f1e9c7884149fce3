import { screen } from '@testing-library/react';
import { renderRoute } from '@formline/shared/testing/render';
import { SignInFeedback } from './SignInFeedback';

jest.mock('./SignInDialog', () => {
  throw new Error('The file did not come');
});

it('says in the form what a dialog would have said when the dialog cannot be loaded', async () => {
  const message = { kind: 'dialog', title: 'Locked', text: 'Try again later.' } as const;
  renderRoute(<SignInFeedback message={message} onDismiss={jest.fn()} />, { path: '/login' });
  expect(await screen.findByRole('alert')).toHaveTextContent('LockedTry again later.');
});
