import { isApiError } from '@formline/shared/api-client';
import { LINK_OVER_KEY } from '@formline/shared/contracts/errorCodes';

/** Whether a call was refused because the link of its letter cannot be used any more. */
export const isLinkOver = (error: unknown): boolean => isApiError(error) && error.key === LINK_OVER_KEY;
