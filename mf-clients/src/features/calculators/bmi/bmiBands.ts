import type { BmiClass } from '@formline/shared/contracts/bmi';
import type { Band } from '../screen/BandScale';
import { bmiTexts } from './bmi.texts';

const bands = [
  ['severe_thinness', 14, 16, '< 16', 'missed'],
  ['moderate_thinness', 16, 17, '16–16.9', 'missed'],
  ['mild_thinness', 17, 18.5, '17–18.4', 'incomplete'],
  ['normal', 18.5, 25, '18.5–24.9', 'complete'],
  ['pre_obese', 25, 30, '25–29.9', 'incomplete'],
  ['obese_class_1', 30, 35, '30–34.9', 'missed'],
  ['obese_class_2', 35, 40, '35–39.9', 'missed'],
  ['obese_class_3', 40, 44, '≥ 40', 'missed'],
] as const satisfies readonly (readonly [BmiClass, number, number, string, Band['tone']])[];

/** The classes of the WHO as a scale shows them; both ends are open. */
export const bmiBands: readonly Band[] = bands.map(([key, from, to, range, tone]) => ({
  key,
  label: bmiTexts.classes[key],
  from,
  to,
  range,
  tone,
}));
