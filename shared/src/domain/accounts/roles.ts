import type { Role } from '../../contracts/accounts/role';

export const isClientRole = (role: Role | null | undefined): boolean =>
  role === 'CLIENT' || role === 'ATHLETE';
