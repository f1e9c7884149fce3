import type { BodyFatInput } from '@formline/shared/contracts/calculators/bodyFat';
import type { SexReference } from '@formline/shared/domain/calculators/person';
import {
  skinfoldMethods,
  type SkinfoldMethod,
  type SkinfoldSite,
} from '@formline/shared/domain/calculators/body-fat/skinfolds';

export const bodyFatMethods = [
  'navy',
  'jackson_pollock_3',
  'jackson_pollock_7',
  'durnin_womersley',
] as const satisfies readonly BodyFatInput['method'][];
export type BodyFatMethod = (typeof bodyFatMethods)[number];

export const foldsOf = (method: BodyFatMethod, sex: SexReference | ''): readonly SkinfoldSite[] =>
  isSkinfold(method) && sex !== '' ? skinfoldMethods[method][sex] : [];

export const isSkinfold = (method: BodyFatMethod): method is SkinfoldMethod => method !== 'navy';
