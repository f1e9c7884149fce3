import { isApiError } from '@formline/shared/api-client';
import { LINK_OVER_KEY } from '@formline/shared/contracts/errorCodes';

export const isLinkOver = (error: unknown): boolean => isApiError(error) && error.key === LINK_OVER_KEY;
