import type { Role } from '../../contracts/accounts/auth';

/** True for the roles of a client. */
export const isClientRole = (role: Role | null | undefined): boolean =>
  role === 'CLIENT' || role === 'ATHLETE';
