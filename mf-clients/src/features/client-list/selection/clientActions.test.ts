import { resendInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { buildClient } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { resendInvites } from './clientActions';

it.each([
  [true, '2 invites sent again'],
  [false, '2 invites leave once you have confirmed your own address'],
])(
  'says of invites whether they are held back, with a confirmed address: %s',
  async (isEmailConfirmed, done) => {
    const api = fakeApi();
    await signInAs(api);
    api.answer(resendInvitation, { message: 'Received.' });
    const chosen = [buildClient({ id: 8 }), buildClient({ id: 9 })];
    expect(await resendInvites(chosen, isEmailConfirmed)).toEqual({ done, refused: [] });
  },
);
