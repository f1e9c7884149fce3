import type { Call } from './Command';

/** Address of the API that the gate compares with, as the call or the environment names it; null: unknown. */
export const apiUrlOf = ({ text }: Pick<Call, 'text'>) => text('api') ?? (process.env['MF_API_URL'] || null);
