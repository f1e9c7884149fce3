import { twoStepTexts } from './twoStep.texts';
import { TwoStepView } from './TwoStepView';

/** The code step as the sign-in page shows it. */
export const twoStepView = { View: TwoStepView, title: twoStepTexts.title, text: twoStepTexts.text };
