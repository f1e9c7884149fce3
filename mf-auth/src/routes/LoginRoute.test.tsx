import { act, screen } from '@testing-library/react';
import { renderRoute } from '@formline/shared/testing/render';
import { LoginRoute } from './LoginRoute';

it('offers to sign in, and every way round it', () => {
  renderRoute(<LoginRoute />, { path: '/login' });
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Forgot your password?', '/forgotpassword'],
    ['Sign up', '/create-account'],
    ['Try it FREE', '/create-account'],
    ['App Store', 'https://formline.example/app/ios'],
    ['Google Play', 'https://formline.example/app/android'],
    ['Terms and conditions', '/terms-and-conditions'],
    ['Privacy policy', '/privacy-policy'],
  ]);
});

it('has the address in the field that the page before took along', async () => {
  const { router } = renderRoute(<LoginRoute />, { path: '/login', at: '/forgotpassword' });
  await act(() => router.navigate('/login', { state: { email: 'tara@formline.test' } }));
  expect(screen.getByLabelText('Email')).toHaveValue('tara@formline.test');
});
