import * as z from './schema';

export const roleSchema = z.enum(['TRAINER', 'PRACTITIONER', 'CLIENT', 'ATHLETE']);
export type Role = z.infer<typeof roleSchema>;
