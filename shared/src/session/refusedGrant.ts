import { isApiError } from '../api-client/apiClient';
import { errorCodes } from '../contracts/errorCodes';

/**
 * Whether the server refused to go on with a session. A refusal that does not come from our server, as of a gateway or
 * a hotel's network in between, says nothing about the session.
 */
export const isRefusedGrant = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 400 || error.status === 401) &&
  (error.code === errorCodes.unauthenticated || error.code === errorCodes.invalidInput);
