import { call } from '@formline/shared/api-client';
import { recordAnalyticsEvent } from '@formline/shared/contracts/platform/analytics';
import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { emitEvent } from '@formline/shared/events';
import { selectClubProfile } from '@formline/shared/session';
import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { waitFor } from '@testing-library/react';
import { apiAnalytics, startAnalytics } from './startAnalytics';

const harbour = buildClubProfile({ ClubId: 7, ClubName: 'Harbour' });
const northside = buildClubProfile({ ClubId: 8, ClubName: 'Northside' });

let stop: () => void = () => undefined;
afterEach(() => stop());

async function listen() {
  const api = fakeApi();
  api.answer(recordAnalyticsEvent, { accepted: true });
  await signInAs(api, buildCurrentUser({ club_connect_user: [harbour, northside] }));
  stop = startAnalytics(apiAnalytics);
  /** Calls leave in order: when this one is answered, every call before it was answered too. */
  const counted = async () => {
    api.answer(revokeToken, { revoked: true });
    await call(revokeToken, { body: { refresh_token: 'any' } });
    return api.requests(recordAnalyticsEvent).map(({ body }) => body);
  };
  return { api, counted };
}

it('counts each switch between personal and club, and not the profile a session opens with', async () => {
  const { counted } = await listen();
  selectClubProfile(harbour);
  selectClubProfile(northside);
  selectClubProfile(northside);
  selectClubProfile(null);
  expect(await counted()).toEqual([
    { event: 'club_profile_switched', profile: 'club' },
    { event: 'club_profile_switched', profile: 'club' },
    { event: 'club_profile_switched', profile: 'personal' },
  ]);
});

it('counts what remotes announce, without anything that leads to a person', async () => {
  const { counted } = await listen();
  emitEvent('schedule:workout-assigned', { assigned: 'program', target: 'client_group' });
  emitEvent('groups:group-created', { memberCount: 4 });
  emitEvent('groups:group-updated', { memberCount: 5 });
  expect(await counted()).toEqual([
    { event: 'workout_assigned', assigned: 'program', target: 'client_group' },
    { event: 'client_group_created', member_count: 4 },
    { event: 'client_group_updated', member_count: 5 },
  ]);
});

it('logs a failure and does nothing else about it', async () => {
  const logged = jest.spyOn(console, 'info').mockImplementation();
  const { api } = await listen();
  api.refuse(recordAnalyticsEvent, 500, { message: 'Down' });
  emitEvent('groups:group-created', { memberCount: 4 });
  await waitFor(() => expect(logged).toHaveBeenCalledWith('client_group_created was not counted:', 'Down'));
});

it('counts nothing once it was stopped', async () => {
  const { counted } = await listen();
  stop();
  emitEvent('groups:group-created', { memberCount: 4 });
  expect(await counted()).toEqual([]);
});
