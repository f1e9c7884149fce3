import { screen } from '@testing-library/react';
import { renderRoute } from '@formline/shared/testing/render';
import { LoginRoute } from './LoginRoute';

it('offers to sign in and to read the legal documents', () => {
  renderRoute(<LoginRoute />, { path: '/login' });
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});
