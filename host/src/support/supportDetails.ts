import type { Session } from '@formline/shared/session';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

export interface SupportDetails {
  /** Prefilled and hidden, because the person is known. */
  readonly fields: Readonly<Record<'email' | 'name', { readonly value: string; readonly isHidden: true }>>;
  readonly customFields: Readonly<
    Record<'user_id' | 'ua_guid' | 'ua_id' | 'role' | 'subscription_expiration' | 'permissions', string>
  >;
}

/** A manager signs in as a trainer. */
const ROLE_LABELS = { trainer: 'Trainer', client: 'Client' } as const;
const MANAGER_LABEL = 'Club Connect Manager';

const text = (value: string | number | null) => (value === null ? '' : String(value));

export function supportDetailsOf({ user, isManager }: Pick<SignedIn, 'user' | 'isManager'>): SupportDetails {
  return {
    fields: {
      email: { value: user.email, isHidden: true },
      name: { value: user.full_name, isHidden: true },
    },
    customFields: {
      user_id: text(user.id),
      ua_guid: text(user.ua_guid),
      ua_id: text(user.ua_id),
      role: isManager ? MANAGER_LABEL : ROLE_LABELS[user.formline_role],
      subscription_expiration: text(user.subscription_expiration_date),
      permissions: user.permissions.map(({ name }) => name).join('\n'),
    },
  };
}
