import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { signOut, useSession } from '@formline/shared/session';
import { setSiteConfig } from '@formline/shared/site-config';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, render } from '@testing-library/react';
import { SupportWidget } from './SupportWidget';

const WIDGET = 'https://support.example/widget.js';

function Dashboard() {
  return useSession().status === 'signed-in' ? <SupportWidget /> : null;
}

async function open(supportWidget: string | null) {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  setSiteConfig({ ...parseSiteConfig(null), supportWidget });
  await signInAs(api);
  render(<Dashboard />);
}

const scripts = () => [...document.scripts].map(({ src }) => src);
const context = (): unknown => Reflect.get(globalThis, 'formlineSupport');

afterEach(async () => {
  await act(async () => signOut());
});

it('loads nothing and tells nothing when no widget is configured', async () => {
  await open(null);
  expect(scripts()).toEqual([]);
  expect(context()).toBeUndefined();
});

it('loads the script once and has the details ready for it', async () => {
  await open(WIDGET);
  expect(scripts()).toEqual([WIDGET]);
  expect(context()).toMatchObject({
    fields: { email: { value: 'tara@formline.test', isHidden: true } },
    customFields: { user_id: '1', role: 'Trainer' },
  });
});

it('forgets who was there when they sign out, and says so', async () => {
  await open(WIDGET);
  const received: unknown[] = [];
  addEventListener('formline-support-changed', (event) => received.push(Reflect.get(event, 'detail')), {
    once: true,
  });
  await act(async () => signOut());
  expect(received).toEqual([null]);
  expect(context()).toBeNull();
  expect(scripts()).toEqual([]);
});
