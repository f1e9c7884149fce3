import { failureMessage } from '@formline/shared/api-client';
import { calculatorsTexts } from './calculators.texts';

/** What is said of a call of a calculator that failed: the words it came with, if there are any. */
export const failureText = (error: Error): string => failureMessage(error, calculatorsTexts.wentWrong);
