import { isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';

/** What the server says of a change that is based on what was changed elsewhere meanwhile; null for other failures. */
export const staleMessage = (error: unknown): string | null =>
  isApiError(error) && error.code === errorCodes.staleVersion ? error.message : null;

/** Whether a change was refused for that. */
export const isStale = (error: unknown): boolean => staleMessage(error) !== null;
