import { requestToken } from '@formline/shared/contracts/accounts/auth';
import {
  checkInvitation,
  createClient,
  resendInvitation,
} from '@formline/shared/contracts/people/clientInvitations';
import { removeClient } from '@formline/shared/contracts/people/clients';
import { requestOwnPasswordReset, resetPassword } from '@formline/shared/contracts/accounts/passwordReset';
import {
  confirmEmail,
  registerTrainer,
  requestEmailConfirmation,
} from '@formline/shared/contracts/accounts/registration';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { eq } from 'drizzle-orm';
import { users } from '../../../database/schema/users';
import { buildTrainer, uniqueEmail } from '../../../testing/builders';
import { passwordGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const DAY = 86_400;
const PASSWORD = 'Kelp-Anchor4Boat';

async function register() {
  const email = uniqueEmail();
  const person = { email, first_name: 'Noor', last_name: 'Hara', password: PASSWORD, accepted_terms: true };
  await api.call(registerTrainer, { body: person });
  const { access_token } = await api.call(requestToken, passwordGrant(email, PASSWORD));
  return { email, trainer: api.withToken(access_token) };
}

async function emailsTo(address: string) {
  await api.settled();
  return api.emails.filter(({ to }) => to === address);
}

async function newestToken(address: string): Promise<string> {
  return /#token=(\S+)/.exec((await emailsTo(address)).at(-1)?.text ?? '')?.[1] ?? '';
}

const isConfirmed = async ({ trainer }: Awaited<ReturnType<typeof register>>) =>
  (await trainer.call(readCurrentUser)).email_confirmed;

describe('a new trainer', () => {
  it('is asked to confirm the address, and has confirmed it by the link', async () => {
    const account = await register();
    expect(await isConfirmed(account)).toBe(false);
    const [message] = await emailsTo(account.email);
    expect(message?.subject).toBe('Confirm your email address for Formline');
    expect(message?.text).toContain('http://127.0.0.1:3000/confirm-email#token=');
    const token = await newestToken(account.email);
    expect(await api.call(confirmEmail, { body: { token } })).toEqual({ confirmed: true });
    expect(await isConfirmed(account)).toBe(true);
    expect(await api.refused(confirmEmail, { body: { token } })).toMatchObject({
      status: 400,
      key: 'link_over',
    });
  });

  it('is sent another link on demand, and only the newest works, for seven days', async () => {
    const account = await register();
    const first = await newestToken(account.email);
    expect(await account.trainer.call(requestEmailConfirmation)).toEqual({ sent: true });
    const second = await newestToken(account.email);
    expect((await api.refused(confirmEmail, { body: { token: first } })).key).toBe('link_over');
    api.clock.advanceSeconds(7 * 86_400 + 1);
    expect((await api.refused(confirmEmail, { body: { token: second } })).key).toBe('link_over');
  });

  it('invites clients at once, and the invitations leave with the confirmation', async () => {
    const { email, trainer } = await register();
    const client = uniqueEmail();
    const body = { email: client, first_name: 'Lia', last_name: 'Moss' };
    const { client_user } = await trainer.call(createClient, { body });
    expect(client_user.invited_at).not.toBeNull();
    expect(await emailsTo(client)).toEqual([]);
    await api.call(confirmEmail, { body: { token: await newestToken(email) } });
    expect((await emailsTo(client)).map(({ to }) => to)).toEqual([client]);
  });

  it('invites by the newest email alone, whose time begins with the confirmation, and nobody removed meanwhile', async () => {
    const { email, trainer } = await register();
    await api.database.db.update(users).set({ bypassSubscription: true }).where(eq(users.email, email));
    const [invited, removed] = [uniqueEmail(), uniqueEmail()];
    const add = async (address: string) => {
      const body = { email: address, first_name: 'Lia', last_name: 'Moss' };
      return (await trainer.call(createClient, { body })).client_user.id;
    };
    const clientId = await add(invited);
    await trainer.call(removeClient, { query: { clientId: await add(removed) } });
    api.clock.advanceSeconds(61);
    expect(await trainer.call(resendInvitation, { body: { clientId } })).toEqual({
      message: 'The invitation leaves once you have confirmed your own email address.',
    });
    api.clock.advanceSeconds(20 * DAY);
    const later = await api.signInAs(email);
    await later.call(requestEmailConfirmation);
    await api.call(confirmEmail, { body: { token: await newestToken(email) } });
    expect(await emailsTo(removed)).toEqual([]);
    const [message, ...more] = await emailsTo(invited);
    expect(more).toEqual([]);
    const token = /#invitation=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
    api.clock.advanceSeconds(14 * DAY - 1);
    expect(await api.call(checkInvitation, { body: { token } })).toMatchObject({ email: invited });
    api.clock.advanceSeconds(1);
    expect((await api.refused(checkInvitation, { body: { token } })).status).toBe(400);
  });

  it('has confirmed the address by the link for a new password, too, and is told of the change', async () => {
    const account = await register();
    await account.trainer.call(requestOwnPasswordReset);
    const token = await newestToken(account.email);
    await api.call(resetPassword, { params: { token }, body: { password: 'Other-Anchor5Boat' } });
    expect((await emailsTo(account.email)).at(-1)?.subject).toBe('Your Formline password was changed');
    const { access_token } = await api.call(requestToken, passwordGrant(account.email, 'Other-Anchor5Boat'));
    const { email_confirmed } = await api.withToken(access_token).call(readCurrentUser);
    expect(email_confirmed).toBe(true);
  });
});

it('a trainer whose address is confirmed is sent nothing', async () => {
  const { email } = await buildTrainer(api.database.db);
  const trainer = await api.signInAs(email);
  expect(await trainer.call(requestEmailConfirmation)).toEqual({ sent: false });
  expect(await emailsTo(email)).toEqual([]);
});
