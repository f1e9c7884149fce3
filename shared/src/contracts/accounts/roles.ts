import * as z from '@formline/shared/contracts/schema';

export const roleSchema = z.enum(['TRAINER', 'PRACTITIONER', 'CLIENT', 'ATHLETE']);
export type Role = z.infer<typeof roleSchema>;
