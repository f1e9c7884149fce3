import * as z from '@formline/shared/contracts/schema';

/** Apart from the calls of signing in, because every contract about a person needs it. */
export const roleSchema = z.enum(['TRAINER', 'PRACTITIONER', 'CLIENT', 'ATHLETE']);
export type Role = z.infer<typeof roleSchema>;
