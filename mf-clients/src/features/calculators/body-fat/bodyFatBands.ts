import type { BodyFatBand } from '@formline/shared/contracts/calculators/bodyFat';
import { bodyFatBandStarts } from '@formline/shared/domain/calculators/body-fat/bodyFat';
import type { SexReference } from '@formline/shared/domain/calculators/person';
import type { Band } from '../screen/BandScale';
import { bodyFatTexts as texts } from './bodyFat.texts';

const tones: Readonly<Record<BodyFatBand, Band['tone']>> = {
  below_essential: 'missed',
  essential: 'incomplete',
  athletes: 'upcoming',
  fitness: 'complete',
  average: 'neutral',
  obese: 'missed',
};
/** Drawn width of the open top band, in points. */
const LAST_WIDTH = 12;

export function bodyFatBands(sex: SexReference): readonly Band[] {
  const starts: readonly (readonly [BodyFatBand, number])[] = [
    ['below_essential', 0],
    ...bodyFatBandStarts[sex].toReversed(),
  ];
  return starts.map(([key, from], index) => {
    const to = starts[index + 1]?.[1];
    return {
      key,
      label: texts.bands[key],
      from,
      to: to ?? from + LAST_WIDTH,
      range: rangeOf(index === 0 ? null : from, to),
      tone: tones[key],
    };
  });
}

function rangeOf(from: number | null, to: number | undefined): string {
  if (from === null) return texts.rangeBelow(to ?? 0);
  return to === undefined ? texts.rangeFrom(from) : texts.range(from, to - 1);
}
