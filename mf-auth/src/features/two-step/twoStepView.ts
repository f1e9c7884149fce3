import { twoStepTexts } from './twoStep.texts';
import { TwoStepView } from './TwoStepView';

export const twoStepView = { View: TwoStepView, title: twoStepTexts.title, text: twoStepTexts.text };
