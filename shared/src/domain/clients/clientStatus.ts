export const CLIENT_STATUSES = ['active', 'invited', 'inactive'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

interface ClientState {
  readonly isActive: boolean;
  /** Null once the client has joined. */
  readonly invitedAt: string | null;
}

/** Inactive first, because an inactive client cannot be worked with, invited or not. */
export function clientStatusOf({ isActive, invitedAt }: ClientState): ClientStatus {
  if (!isActive) return 'inactive';
  return invitedAt === null ? 'active' : 'invited';
}
