import type { Page } from '@playwright/test';

type Tab = 'Dashboard' | 'Clients' | 'Groups' | 'Libraries';

export function shell(page: Page) {
  const mainTabs = page.getByRole('navigation', { name: 'Main' });
  const profileButton = page.getByRole('button', { name: /, profile menu$/ });
  const profileMenu = page.getByRole('menu');

  const tab = (name: Tab) => mainTabs.getByRole('link', { name, exact: true });
  const openProfileMenu = async () => {
    await profileButton.click();
    await profileMenu.waitFor();
  };
  const chooseProfile = async (name: string) => {
    await openProfileMenu();
    await profileMenu.getByRole('menuitemradio', { name }).click();
    await profileMenu.waitFor({ state: 'hidden' });
  };
  const chooseFromProfileMenu = async (name: string) => {
    await openProfileMenu();
    await profileMenu.getByRole('menuitem', { name }).click();
  };
  return {
    mainTabs,
    profileButton,
    profileMenu,
    surface: page.locator('[data-profile]'),
    skipLink: page.getByRole('link', { name: 'Skip to content' }),
    heading: page.getByRole('heading', { level: 1 }),
    /** In `#root`, because the server renders a title of its own. */
    title: (name: string) => page.locator('#root').getByRole('heading', { level: 1, name }),
    tab,
    openProfileMenu,
    chooseProfile,
    chooseFromProfileMenu,
    logOut: () => chooseFromProfileMenu('Log out'),
  };
}
