import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { Menu, MenuGroup, MenuHeader } from './Menu';
import { MenuChoice } from './MenuChoice';
import { MenuItem, MenuLink } from './MenuItem';

const handleLogout = jest.fn();
const handleProfile = jest.fn();
const options = [
  { value: 'personal', label: 'Personal' },
  { value: '7', label: 'Iron Harbour', description: 'Old Docks' },
];

async function openMenu() {
  render(
    <header>
      <Menu trigger={<button type="button">Tom Trainer</button>}>
        <MenuHeader>trainer@example.test</MenuHeader>
        <MenuChoice label="My Profiles" options={options} value="personal" onChange={handleProfile} />
        <MenuGroup label="Account">
          <MenuLink>
            <a href="/settings">Settings</a>
          </MenuLink>
          <MenuItem isDisabled>Upgrade</MenuItem>
          <MenuItem onSelect={handleLogout}>Log out</MenuItem>
        </MenuGroup>
      </Menu>
    </header>,
    { wrapper: UiProvider },
  );
  screen.getByRole('button', { name: 'Tom Trainer' }).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Tom Trainer' });
  await waitFor(() => expect(menu).toHaveFocus());
  return menu;
}

it('opens by keyboard inside the part of the page it belongs to', async () => {
  const menu = await openMenu();
  expect(screen.getByRole('banner')).toContainElement(menu);
  expect(within(menu).getByRole('group', { name: 'Account' })).toBeInTheDocument();
});

it('runs the chosen item and gives focus back', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(handleLogout).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tom Trainer' })).toHaveFocus());
});

it('leads to a place', async () => {
  await openMenu();
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings');
});

it('leads to a place by keyboard within the page', async () => {
  const handleClick = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', handleClick);
  await openMenu();
  await userEvent.keyboard('{End}');
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveAttribute('data-highlighted'),
  );
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('data-highlighted'),
  );
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(handleClick).toHaveBeenCalledTimes(1));
  expect(handleClick.mock.calls[0]?.[0].target).toHaveTextContent('Settings');
  document.body.removeEventListener('click', handleClick);
});

it('moves by arrow keys through choices that share a value', async () => {
  const any = { value: 'any', label: 'Any group' };
  render(
    <Menu trigger={<button type="button">Filters</button>}>
      <MenuChoice
        label="Status"
        options={[{ ...any, label: 'Any status' }]}
        value="any"
        onChange={jest.fn()}
      />
      <MenuChoice label="Group" options={[any, ...options]} value="any" onChange={jest.fn()} />
    </Menu>,
    { wrapper: UiProvider },
  );
  screen.getByRole('button', { name: 'Filters' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  for (const name of ['Any status', 'Any group', 'Personal']) {
    const item = screen.getByRole('menuitemradio', { name });
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{ArrowDown}');
  }
});

it('marks what is chosen and tells what is chosen next', async () => {
  await openMenu();
  expect(screen.getByRole('menuitemradio', { name: 'Personal' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: /Iron Harbour/ }));
  expect(handleProfile).toHaveBeenCalledWith('7');
});

it('shows what cannot be chosen now as such', async () => {
  await openMenu();
  expect(screen.getByRole('menuitem', { name: 'Upgrade' })).toHaveAttribute('aria-disabled', 'true');
});

it('closes by Escape', async () => {
  const menu = await openMenu();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(menu).not.toBeVisible());
});
