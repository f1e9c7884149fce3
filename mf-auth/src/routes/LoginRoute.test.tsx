import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { setSiteConfig } from '@formline/shared/site-config';
import { act, screen } from '@testing-library/react';
import { renderRoute } from '@formline/shared/testing/render';
import { LoginRoute } from './LoginRoute';

const appLinks = {
  download: 'https://club.example/app',
  appStore: 'https://club.example/app/ios',
  googlePlay: 'https://club.example/app/android',
};
afterEach(() => setSiteConfig(parseSiteConfig(null)));

const storeLinks = () => screen.queryAllByRole('link', { name: /^(?:App Store|Google Play)$/ });

it('names no store where the site names none', () => {
  renderRoute(<LoginRoute />, { path: '/login' });
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  expect(storeLinks()).toEqual([]);
});

it('names the one store of a site that has one', () => {
  setSiteConfig(parseSiteConfig({ appLinks: { appStore: appLinks.appStore } }));
  renderRoute(<LoginRoute />, { path: '/login' });
  expect(storeLinks().map((link) => link.textContent)).toEqual(['App Store']);
});

it('offers to sign in, and every way round it', () => {
  setSiteConfig(parseSiteConfig({ appLinks }));
  renderRoute(<LoginRoute />, { path: '/login' });
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Forgot your password?', '/forgotpassword'],
    ['Sign up', '/create-account'],
    ['Try it FREE', '/create-account'],
    ['App Store', 'https://club.example/app/ios'],
    ['Google Play', 'https://club.example/app/android'],
    ['Terms and conditions', '/terms-and-conditions'],
    ['Privacy policy', '/privacy-policy'],
  ]);
});

it('has the address in the field that the page before took along', async () => {
  const { router } = renderRoute(<LoginRoute />, { path: '/login', at: '/forgotpassword' });
  await act(() => router.navigate('/login', { state: { email: 'tara@formline.test' } }));
  expect(screen.getByLabelText('Email')).toHaveValue('tara@formline.test');
});
