import { isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';

/** The server's message for a version conflict; null for other failures. */
export const staleMessage = (error: unknown): string | null =>
  isApiError(error) && error.code === errorCodes.staleVersion ? error.message : null;

export const isStale = (error: unknown): boolean => staleMessage(error) !== null;
