import { isApiError } from '@formline/shared/api-client';
import { customizeTexts } from './customize.texts';

/** What a person may be told of a refused call. */
export const messageOfFailure = (error: unknown): string =>
  isApiError(error) ? error.message : customizeTexts.unknownFailure;
