import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { type CurrentUser, readCurrentUser } from '@formline/shared/contracts/people/users';
import { setSiteConfig } from '@formline/shared/site-config';
import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { localTime } from '@formline/shared/testing/localTime';
import { screen, within } from '@testing-library/react';
import { SubscriptionRoute } from './SubscriptionRoute';

const path = '/clients/view-subscriptions';
const AHEAD = localTime('2099-01-20T12:00');
const PAST = localTime('2020-01-20T12:00');

async function openPlans(user: CurrentUser, how: { isManager?: boolean } = {}) {
  const api = fakeApi();
  await signInAs(api, user, how);
  const rendered = renderRoute(<SubscriptionRoute />, { path });
  await screen.findByRole('heading', { level: 1, name: 'Get more from Formline' });
  return { api, ...rendered };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const cardTexts = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const cardsWith = (text: string) =>
  ['Base', 'Plus', 'Pro'].filter((name) => card(name).queryByText(text) !== null);

const free = buildCurrentUser({ subscription: 'access', subscription_expiration_date: null });

it('sets the plans side by side with what each gives', async () => {
  await openPlans(free);
  expect(screen.getByText("Choose the plan that's best for you")).toBeInTheDocument();
  expect(cardTexts('Base')).toEqual(['Manage 1 client free']);
  expect(cardTexts('Plus')).toEqual([
    'Unlimited clients',
    'Client management',
    'Workout builder',
    'Performance assessments',
    'Overhead squat assessments',
    'In-app chat',
  ]);
  expect(cardTexts('Pro')).toEqual(['Online booking', 'Payment processing']);
});

it('shows the prices of the month, and those of the year with what is saved', async () => {
  const { user } = await openPlans(free);
  expect(screen.getByRole('radio', { name: 'Billed Monthly' })).toBeChecked();
  expect(card('Base').getByText('$0')).toBeInTheDocument();
  expect(card('Plus').getByText('$19.99')).toBeInTheDocument();
  expect(card('Pro').getByText('$34.99')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Billed Yearly' }));
  expect(card('Base').getByText('$0')).toBeInTheDocument();
  expect(card('Plus').getByText('$199.99')).toBeInTheDocument();
  expect(card('Pro').getByText('$349.99')).toBeInTheDocument();
  expect(card('Plus').getByText('$16.67 a month: you save $39.89 a year')).toBeInTheDocument();
});

it.each([
  ['a free trainer', free, 'Base', ['Pro'], 'This is your plan'],
  [
    'a Plus trainer',
    buildCurrentUser({ subscription_expiration_date: AHEAD }),
    'Plus',
    ['Pro'],
    'Runs until 1/20/99',
  ],
  [
    'a Pro trainer',
    buildCurrentUser({ subscription: 'pro', subscription_expiration_date: AHEAD }),
    'Pro',
    [],
    'Runs until 1/20/99',
  ],
  [
    'a trainer whose plan ended',
    buildCurrentUser({ subscription: 'pro', subscription_expiration_date: PAST }),
    'Base',
    ['Pro'],
    'Your subscription ended on 1/20/20',
  ],
  [
    'a trainer who needs none',
    buildCurrentUser({ subscription: 'pro', bypass_subscription: true, subscription_expiration_date: null }),
    'Pro',
    [],
    'All your clients are active: your account needs no subscription',
  ],
  [
    'a trainer with foundation access',
    {
      ...free,
      permissions: [{ permission_type: 'edge', name: 'edge_trainer_foundation', expiration_at: AHEAD }],
    },
    'Base',
    ['Pro'],
    'Your foundation access keeps all clients active until 1/20/99',
  ],
])('marks the plan of %s', async (_who, user, current, recommended, status) => {
  await openPlans(user);
  expect(cardsWith('Current Plan')).toEqual([current]);
  expect(cardsWith('Recommended')).toEqual(recommended);
  expect(card(current).getByText(status)).toBeInTheDocument();
  expect(card(current).queryByRole('link')).not.toBeInTheDocument();
});

const appLinks = {
  download: 'https://club.example/app',
  appStore: 'https://club.example/app/ios',
  googlePlay: 'https://club.example/app/android',
};
afterEach(() => setSiteConfig(parseSiteConfig(null)));

it('says where to upgrade, without a link, where the site has none', async () => {
  await openPlans(buildCurrentUser({ subscription_expiration_date: AHEAD }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['My Clients']);
  expect(card('Pro').getByText('Upgrade in the mobile app')).toBeInTheDocument();
});

it('leads to the mobile app for a plan above the own, and for managing it', async () => {
  setSiteConfig(parseSiteConfig({ appLinks }));
  await openPlans(buildCurrentUser({ subscription_expiration_date: AHEAD }));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['My Clients', '/clients/my-clients'],
    ['Get Pro in the app', 'https://club.example/app'],
    ['App Store', 'https://club.example/app/ios'],
    ['Google Play', 'https://club.example/app/android'],
  ]);
  expect(card('Base').getByText('Included in your plan')).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { name: 'Manage your subscription in the mobile app' }),
  ).toBeInTheDocument();
});

it('shows an upgrade made in the app once the window is looked at again', async () => {
  const { api } = await openPlans(free);
  api.answer(readCurrentUser, { ...free, subscription: 'plus', subscription_expiration_date: AHEAD });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Runs until 1/20/99')).toBeInTheDocument();
  expect(cardsWith('Current Plan')).toEqual(['Plus']);
});

it('shows what the session knows when the server does not answer', async () => {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser({ subscription_expiration_date: AHEAD }));
  api.refuse(readCurrentUser, 500);
  renderRoute(<SubscriptionRoute />, { path });
  expect(await screen.findByText('Runs until 1/20/99')).toBeInTheDocument();
});

it('says in a club’s profile whose plan this is', async () => {
  await openPlans({ ...free, club_connect_user: [buildClubProfile({ ClubName: 'Iron Works' })] });
  expect(screen.getByText(/^You are working in the profile of Iron Works\./)).toBeInTheDocument();
});

it('shows a manager the plans, none of them as their own, and nothing to buy', async () => {
  await openPlans(buildCurrentUser({ subscription: 'pro', subscription_expiration_date: AHEAD }), {
    isManager: true,
  });
  expect(screen.getByText(/^You are viewing a Trainer's Dashboard\./)).toBeInTheDocument();
  expect(cardsWith('Current Plan')).toEqual([]);
  expect(screen.queryByRole('link', { name: /in the app$/ })).not.toBeInTheDocument();
});
