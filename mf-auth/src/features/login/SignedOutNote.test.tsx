import { signOut } from '@formline/shared/session';
import { renderRoute } from '@formline/shared/testing/render';
import { act, screen } from '@testing-library/react';
import { SignedOutNote } from './SignedOutNote';

const renderNote = () => renderRoute(<SignedOutNote />, { path: '/login' });

it('says that a session ended because nobody used it', () => {
  renderNote();
  act(() => signOut('idle'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'You were logged out because Formline was not used for a while. Sign in to continue.',
  );
});

it('says nothing to somebody who logged out', () => {
  renderNote();
  act(() => signOut('asked'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
