import { failureMessage, isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

/** Whether what was to be changed has been changed, or taken off, by somebody else since it was read. */
export const isChangedElsewhere = (error: unknown): boolean =>
  isApiError(error) && (error.code === errorCodes.staleVersion || error.code === errorCodes.notFound);

/** Why a change was refused, in words for the trainer. */
export function changeFailure(error: unknown): string {
  if (isChangedElsewhere(error)) return texts.changedElsewhere;
  return failureMessage(error, texts.lost);
}
