import {
  type BodyFatInput,
  FOLD_LIMITS,
  GIRTH_LIMITS,
  SKINFOLD_YOUNGEST_AGE,
} from '@formline/shared/contracts/calculators/bodyFat';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import type { DensityEquation } from '@formline/shared/domain/calculators/body-fat/bodyFat';
import { type SkinfoldSite, skinfoldSites } from '@formline/shared/domain/calculators/body-fat/skinfolds';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { object, type Schema } from 'yup';
import type { CalculatorPerson } from '../calculatorPerson';
import { entriesTexts } from '../entries/entries.texts';
import { ageEntry, choiceEntry, heightEntries, numberEntry } from '../entries/entries.validation';
import { heightOf, type HeightValues, heightValues } from '../entries/heightValues';
import { ageText } from '../entries/knownValues';
import type { SexValues } from '../entries/SexField';
import { bodyFatTexts as texts } from './bodyFat.texts';
import { type BodyFatMethod, foldsOf, isSkinfold } from './bodyFatMethods';

export interface BodyFatValues extends HeightValues, SexValues, Readonly<Record<SkinfoldSite, string>> {
  readonly method: BodyFatMethod;
  readonly density: DensityEquation;
  readonly age: string;
  readonly neck: string;
  readonly waist: string;
  readonly hip: string;
}

const noFolds = {
  abdomen: '',
  axilla: '',
  biceps: '',
  chest: '',
  subscapular: '',
  suprailiac: '',
  thigh: '',
  triceps: '',
} satisfies Record<SkinfoldSite, string>;

export const bodyFatValues = (
  person: CalculatorPerson,
  { unit_height }: UnitPreference,
  today: string,
): BodyFatValues => ({
  ...heightValues(person.heightInches, unit_height),
  ...noFolds,
  method: 'navy',
  density: 'siri',
  sex: person.sex ?? '',
  age: ageText(person, today),
  neck: '',
  waist: '',
  hip: '',
});

export function bodyFatValidation({ method, sex }: BodyFatValues, { unit_height }: UnitPreference): Schema {
  if (isSkinfold(method)) {
    const folds = foldsOf(method, sex).map((site) => [site, numberEntry(texts.folds[site], FOLD_LIMITS)]);
    return object({
      sex: choiceEntry(entriesTexts.sex),
      age: ageEntry(SKINFOLD_YOUNGEST_AGE),
      ...Object.fromEntries(folds),
    });
  }
  const isWoman = sex === 'female';
  return object({
    sex: choiceEntry(entriesTexts.sex),
    ...heightEntries(unit_height),
    neck: numberEntry(texts.neck, GIRTH_LIMITS),
    waist: numberEntry(texts.waist(isWoman), GIRTH_LIMITS),
    ...(isWoman && { hip: numberEntry(texts.hip, GIRTH_LIMITS) }),
  });
}

export function toBodyFatInput(values: BodyFatValues, { unit_height }: UnitPreference): BodyFatInput {
  const { method, density } = values;
  const sex = values.sex === '' ? 'male' : values.sex;
  const number = (text: string) => numberOf(text) ?? 0;
  if (isSkinfold(method)) {
    const measured = skinfoldSites.filter((site) => foldsOf(method, sex).includes(site));
    const folds = Object.fromEntries(measured.map((site) => [site, number(values[site])] as const));
    return { method, sex, age: number(values.age), folds, density_equation: density };
  }
  return {
    method,
    sex,
    unit_height,
    height: heightOf(values, unit_height),
    neck: number(values.neck),
    waist: number(values.waist),
    ...(sex === 'female' && { hip: number(values.hip) }),
  };
}
