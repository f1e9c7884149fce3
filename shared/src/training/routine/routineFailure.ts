import { failureMessage } from '@formline/shared/api-client';
import { routineTexts } from './routine.texts';

export const routineFailure = (error: unknown): string => failureMessage(error, routineTexts.somethingWrong);
