import type { BmiClass } from '@formline/shared/contracts/calculators/bmi';
import { bmiClassStarts } from '@formline/shared/domain/calculators/bmi/bmi';
import type { Band } from '../screen/BandScale';
import { bmiTexts as texts } from './bmi.texts';

const tones: Readonly<Record<BmiClass, Band['tone']>> = {
  severe_thinness: 'missed',
  moderate_thinness: 'missed',
  mild_thinness: 'incomplete',
  normal: 'complete',
  pre_obese: 'incomplete',
  obese_class_1: 'missed',
  obese_class_2: 'missed',
  obese_class_3: 'missed',
};
/** Lower edge of the drawn scale, because the lowest class is open. */
const LOWEST_DRAWN = 14;
const LAST_WIDTH = 4;

const starts: readonly (readonly [BmiClass, number])[] = [
  ['severe_thinness', LOWEST_DRAWN],
  ...bmiClassStarts.toReversed(),
];

/** WHO classes; both ends are open. */
export const bmiBands: readonly Band[] = starts.map(([key, from], index) => {
  const to = starts[index + 1]?.[1];
  return {
    key,
    label: texts.classes[key],
    from,
    to: to ?? from + LAST_WIDTH,
    range: rangeOf(index === 0 ? null : from, to),
    tone: tones[key],
  };
});

/** For example 24.9 before 25. */
export function lastBefore(index: number): number {
  return (Math.round(index * 10) - 1) / 10;
}

function rangeOf(from: number | null, to: number | undefined): string {
  if (from === null) return texts.rangeBelow(to ?? 0);
  return to === undefined ? texts.rangeFrom(from) : texts.range(from, lastBefore(to));
}
