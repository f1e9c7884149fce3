import { failureMessage } from '@formline/shared/api-client';
import { routineTexts } from './routine.texts';

/** What a failed call said; without words of the server a sentence of ours. */
export const saidOf = (error: unknown): string => failureMessage(error, routineTexts.somethingWrong);
