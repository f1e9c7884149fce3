import type { Role } from '../../contracts/accounts/auth';

/** Whether this role is a client's. */
export const isClientRole = (role: Role | null | undefined): boolean =>
  role === 'CLIENT' || role === 'ATHLETE';
