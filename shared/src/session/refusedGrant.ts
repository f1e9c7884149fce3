import { isApiError } from '../api-client/apiClient';
import { errorCodes } from '../contracts/errorCodes';

/**
 * Whether a session was refused, by the server or by a proxy in front of it: to ask again would end the same way. An
 * answer of 400 counts only as our server's, because a proxy sends it for reasons of its own.
 */
export const isRefusedGrant = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 401 ||
    error.status === 403 ||
    (error.status === 400 && error.code === errorCodes.invalidInput));
