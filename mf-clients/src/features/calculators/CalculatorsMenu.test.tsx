import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen } from '@testing-library/react';
import { accountNameOf } from './calculators';
import { CalculatorsMenu } from './CalculatorsMenu';

async function openMenu(club: boolean, nameOf?: typeof accountNameOf) {
  await signInAs(fakeApi(), buildCurrentUser({ club_connect_user: club ? [buildClubProfile()] : [] }));
  const onOpen = jest.fn();
  const { user } = renderRoute(<CalculatorsMenu onOpen={onOpen} {...(nameOf && { nameOf })} />, {
    path: '/',
  });
  await user.click(screen.getByRole('button', { name: 'Calculators' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  return { user, onOpen, items };
}

it('lists the five calculators of the dashboard and opens one', async () => {
  const { user, onOpen, items } = await openMenu(false);
  expect(items).toEqual([
    'Body Weight Planner',
    'One Rep Max',
    'Body Mass Index',
    'Max Heart Rate',
    'Body Fat',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'One Rep Max' }));
  expect(onOpen).toHaveBeenCalledWith('oneRepMax', expect.any(Function));
});

it('leaves the planner out where a club is chosen', async () => {
  const { items } = await openMenu(true);
  expect(items).toEqual(['One Rep Max', 'Body Mass Index', 'Max Heart Rate', 'Body Fat']);
});

it('takes the names of the account', async () => {
  const { items } = await openMenu(false, accountNameOf);
  expect(items).toContain('One Rep-Max');
});
