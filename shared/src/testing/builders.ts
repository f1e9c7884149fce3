import type { Client, ClubProfile, CurrentUser } from '../contracts/people/users';
import type { ClientGroup } from '../contracts/scheduling/clientGroups';

const person = {
  id: 1,
  first_name: 'Tara',
  last_name: 'Quill',
  full_name: 'Tara Quill',
  email: 'tara@formline.test',
  phone_number: null,
  birth_date: null,
  gender: 'FEMALE',
  avatar_url: null,
} as const;

export function buildCurrentUser(given: Partial<CurrentUser> = {}): CurrentUser {
  return {
    ...person,
    role: 'TRAINER',
    formline_role: 'trainer',
    unit_height: 'in',
    unit_weight: 'lb',
    subscription: 'plus',
    subscription_expiration_date: '2099-01-01T00:00:00.000Z',
    max_free_clients: 1,
    bypass_subscription: false,
    held_free_places: [],
    is_staff: false,
    email_confirmed: true,
    landing: 'clients',
    deletion_due_on: null,
    permissions: [],
    club_connect_user: [],
    ua_guid: null,
    ua_id: null,
    ...given,
  };
}

export function buildClubProfile(given: Partial<ClubProfile> = {}): ClubProfile {
  return {
    ClubId: 1,
    ClubName: 'Iron Works',
    LocationName: null,
    ClubLogoUrl: null,
    ClubStatus: 'active',
    TrainerStatus: 'active',
    Locations: [],
    ...given,
  };
}

export type GivenClient = Partial<Omit<Client, 'client_user'>> & {
  readonly client_user?: Partial<Client['client_user']>;
};

/** An active client; `first_name` and `last_name` make the full name unless it is given. */
export function buildClient({ client_user, ...given }: GivenClient = {}): Client {
  const { first_name = 'Noor', last_name = 'Haddad' } = given;
  return {
    ...person,
    id: 11,
    first_name,
    last_name,
    full_name: `${first_name} ${last_name}`,
    email: 'noor@formline.test',
    role: 'CLIENT',
    ...given,
    client_user: {
      id: 21,
      height: 66,
      weight: 140,
      activity_level_id: null,
      goals: [],
      goal_date: null,
      started_training_at: null,
      active_under_current_trainer: true,
      invited_at: null,
      visible_goals: true,
      visible_nutrition: true,
      visible_measures: true,
      visible_perf_assess: true,
      visible_ohsa: true,
      ...client_user,
    },
  };
}

export const memberOf = ({
  id,
  first_name,
  last_name,
  full_name,
  avatar_url,
  client_user: { id: clientUserId, active_under_current_trainer },
}: Client): ClientGroup['client_group_clients'][number] => ({
  client_user: {
    id: clientUserId,
    user: { id, first_name, last_name, full_name, avatar_url, active_under_current_trainer },
  },
});
