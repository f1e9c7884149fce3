import { checkEmail, type EmailCheck } from '@formline/shared/contracts/accounts/auth';
import { useLocation } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { LoginRoute } from '../routes/LoginRoute';

export const linked: EmailCheck = {
  edgeResult: true,
  uaResult: true,
  edgeAccountInUA: true,
  uaAccountInEDGE: true,
  edgeUserRole: 'TRAINER',
};

export const unlinked: EmailCheck = { ...linked, edgeAccountInUA: false, uaAccountInEDGE: false };

export const legacy: EmailCheck = { ...unlinked, uaResult: false };

export const tokens = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'Bearer',
  expires_in: 600,
  scope: 'read',
} as const;

function Outcome() {
  const location = useLocation();
  return (
    <output aria-label="outcome">
      {useSession().status} {location.pathname} {JSON.stringify(location.state)}
    </output>
  );
}

export const outcome = () => screen.getByRole('status', { name: 'outcome' });
export const emailField = () => screen.getByLabelText('Email');
export const passwordField = () => screen.getByLabelText('Password');

export const renderLogin = () =>
  renderRoute(
    <>
      <LoginRoute />
      <Outcome />
    </>,
    { path: '*', at: '/login' },
  ).user;

export async function giveEmail(api: FakeApi, check: EmailCheck) {
  api.answer(checkEmail, check);
  const user = renderLogin();
  await user.paste('tara@formline.test');
  await user.keyboard('{Enter}');
  return user;
}

export async function renderPasswordStep(api: FakeApi, check: EmailCheck = linked) {
  const user = await giveEmail(api, check);
  await screen.findByLabelText('Password');
  return user;
}
