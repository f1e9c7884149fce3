import type { Role } from '../../contracts/accounts/auth';

export const isClientRole = (role: Role | null | undefined): boolean =>
  role === 'CLIENT' || role === 'ATHLETE';
