import type { Role } from '../../contracts/accounts/roles';

/** Whether somebody of this role is trained, and does not train others. */
export const isClientRole = (role: Role | null | undefined): boolean =>
  role === 'CLIENT' || role === 'ATHLETE';
