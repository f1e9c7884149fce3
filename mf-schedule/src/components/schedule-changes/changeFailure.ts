import { failureMessage, isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

export const isChangedElsewhere = (error: unknown): boolean =>
  isApiError(error) && (error.code === errorCodes.staleVersion || error.code === errorCodes.notFound);

export function changeFailure(error: unknown): string {
  if (isChangedElsewhere(error)) return texts.changedElsewhere;
  return failureMessage(error, texts.lost);
}
