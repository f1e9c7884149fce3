import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { setSiteConfig } from '@formline/shared/site-config';
import { UiProvider } from '@formline/shared/ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SmallScreenGate } from './SmallScreenGate';

async function setWidth(width: number) {
  Object.assign(window, { innerWidth: width, outerWidth: width });
  await act(async () => void dispatchEvent(new Event('resize')));
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <SmallScreenGate>
            <input aria-label="Name" />
          </SmallScreenGate>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  return render(<RouterProvider router={router} />, { wrapper: UiProvider });
}

const gate = () => screen.queryByRole('heading', { name: 'Try the app for a better experience.' });
const field = () => screen.queryByRole('textbox', { name: 'Name' });

afterEach(async () => {
  sessionStorage.clear();
  await setWidth(1280);
});

it('is open at 1025 pixels and closed at 1024', async () => {
  await setWidth(1025);
  open('/clients/my-clients');
  expect(gate()).not.toBeInTheDocument();
  expect(field()).toBeVisible();
  await setWidth(1024);
  expect(gate()).toBeVisible();
  expect(field()).not.toBeInTheDocument();
});

it('does not load the page behind it, and leads to where the app is had', async () => {
  const appLinks = { ...parseSiteConfig(null).appLinks, download: 'https://club.example/app' };
  setSiteConfig({ ...parseSiteConfig(null), appLinks });
  await setWidth(390);
  open('/login');
  expect(gate()).toBeVisible();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', 'https://club.example/app');
});

it('offers only to go on where the site names no address of the app', async () => {
  setSiteConfig(parseSiteConfig(null));
  await setWidth(390);
  open('/login');
  expect(screen.getByRole('button', { name: 'Continue anyway' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('keeps what was typed, and the focus, while the window is narrow for a moment', async () => {
  open('/clients/my-clients');
  await userEvent.type(screen.getByLabelText('Name'), 'Noor');
  await setWidth(700);
  expect(gate()).toBeVisible();
  expect(screen.getByLabelText('Name')).not.toHaveFocus();
  expect(screen.getByLabelText('Name').closest('[inert]')).not.toBeNull();
  await setWidth(1280);
  expect(gate()).not.toBeInTheDocument();
  expect(field()).toHaveValue('Noor');
  expect(field()).toHaveFocus();
});

it.each(['/terms-and-conditions', '/privacy-policy', '/delete-account', '/create-account'])(
  'is open for %s on a phone',
  async (path) => {
    await setWidth(390);
    open(path);
    expect(gate()).not.toBeInTheDocument();
    expect(field()).toBeVisible();
  },
);

it('lets somebody through for the rest of the visit who wants to go on', async () => {
  await setWidth(390);
  const { unmount } = open('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Continue anyway' }));
  expect(field()).toBeVisible();
  unmount();
  open('/login');
  expect(gate()).not.toBeInTheDocument();
});
