import { failureMessage } from '@formline/shared/api-client';
import { routineTexts } from './routine.texts';

/** What a person is told of a failed call about a superset or circuit. */
export const routineFailure = (error: unknown): string => failureMessage(error, routineTexts.somethingWrong);
