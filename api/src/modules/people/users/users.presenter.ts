import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type { ClubProfile, CurrentUser, UnitPreference } from '@formline/shared/contracts/people/users';
import { seatHeldUntil } from '@formline/shared/domain/clients/freeClients';
import type { UserRow } from '../../accounts/userAccounts/userAccounts.repository';
import type { UserAccount } from './users.repository';
import type { MembershipRow } from '../clubs/clubs.repository';

type PersonRow = Pick<
  UserRow,
  | 'id'
  | 'version'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNumber'
  | 'birthDate'
  | 'gender'
  | 'avatarUrl'
  | 'role'
>;

export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

export function presentPerson(row: PersonRow) {
  return {
    id: row.id,
    version: row.version,
    first_name: row.firstName,
    last_name: row.lastName,
    full_name: fullName(row),
    email: row.email,
    phone_number: row.phoneNumber,
    birth_date: row.birthDate,
    gender: row.gender,
    avatar_url: row.avatarUrl,
    role: row.role,
  };
}

export function presentCurrentUser({ user, permissions, ...account }: UserAccount): CurrentUser {
  const isTrainer = user.role === 'TRAINER' || user.role === 'PRACTITIONER';
  return {
    ...presentPerson(user),
    [`${PRODUCT_SLUG}_role`]: isTrainer ? 'trainer' : 'client',
    ...unitsOf(user),
    units_version: user.unitsVersion,
    subscription: user.subscription,
    subscription_expiration_date: user.subscriptionExpirationDate?.toISOString() ?? null,
    max_free_clients: user.maxFreeClients,
    bypass_subscription: user.bypassSubscription,
    held_free_places: account.removedFreeClients.map(({ removedAt }) => seatHeldUntil(removedAt)),
    is_staff: user.isStaff,
    email_confirmed: user.emailConfirmedAt !== null,
    landing: user.landing,
    deletion_due_on: account.removalDueAt?.toISOString().slice(0, 10) ?? null,
    permissions: permissions.map((permission) => ({
      permission_type: permission.permissionType,
      name: permission.name,
      expiration_at: permission.expirationAt?.toISOString() ?? null,
    })),
    club_connect_user: account.memberships.map(presentMembership),
    ua_guid: user.uaGuid,
    ua_id: user.uaId,
  };
}

/** Falls back on unknown units, because a newer server may have written one. */
const unitsOf = ({ unitHeight, unitWeight }: UserRow): UnitPreference => ({
  unit_height: unitHeight === 'cm' ? 'cm' : 'in',
  unit_weight: unitWeight === 'kg' ? 'kg' : 'lb',
});

export const presentUnits = (user: UserRow) => ({ ...unitsOf(user), version: user.unitsVersion });

function presentMembership(row: MembershipRow): ClubProfile {
  return {
    ClubId: row.clubId,
    ClubName: row.clubName,
    LocationName: row.locations.find(({ id }) => id === row.locationId)?.name ?? null,
    ClubLogoUrl: row.clubLogoUrl,
    ClubStatus: row.clubStatus,
    TrainerStatus: row.trainerStatus,
    Locations: row.locations.map(({ id, name }) => ({ Id: id, Name: name })),
  };
}
