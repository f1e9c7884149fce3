import type { Role } from '../../contracts/accounts/roles';

/** Whether this role is a client's. */
export const isClientRole = (role: Role | null | undefined): boolean =>
  role === 'CLIENT' || role === 'ATHLETE';
