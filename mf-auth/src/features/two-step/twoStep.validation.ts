import { object, string } from 'yup';
import { twoStepTexts } from './twoStep.texts';

export interface TwoStepValues {
  readonly code: string;
}

export const twoStepValidation = object({ code: string().trim().required(twoStepTexts.missing) });
