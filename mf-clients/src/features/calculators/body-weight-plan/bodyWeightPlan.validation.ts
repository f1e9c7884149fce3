import {
  ACTIVITY_CHANGE_LIMITS,
  type BodyWeightPlanInput,
  MACRO_LIMITS,
  MEASURED_FAT_LIMITS,
  PAL_LIMITS,
  PLAN_DAYS_LIMITS,
  PLAN_YOUNGEST_AGE,
} from '@formline/shared/contracts/calculators/bodyWeightPlan';
import type { Limits } from '@formline/shared/contracts/primitives';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { DEFAULT_MACRO_SPLIT } from '@formline/shared/domain/calculators/body-weight-plan/macronutrients';
import { fieldText, numberOf } from '@formline/shared/domain/text/numberText';
import { object, type Schema } from 'yup';
import type { CalculatorPerson } from '../calculatorPerson';
import { entriesTexts } from '../entries/entries.texts';
import { optionalNumberEntry } from '../../../components/number-entry/numberEntry.validation';
import {
  ageEntry,
  choiceEntry,
  heightEntries,
  integerEntry,
  numberEntry,
  weightEntry,
} from '../entries/entries.validation';
import { heightOf, type HeightValues, heightValues } from '../entries/heightValues';
import { ageText, weightText } from '../entries/knownValues';
import type { SexValues } from '../entries/SexField';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

const HALF_A_YEAR = 180;
/** The lower limit is the least active level in the planner's table. */
const ENTERED_PAL_LIMITS: Limits = { from: 1.4, to: PAL_LIMITS.to };

export interface BodyWeightPlanValues extends HeightValues, SexValues {
  readonly age: string;
  readonly weight: string;
  readonly goalWeight: string;
  readonly days: string;
  readonly level: string;
  readonly activityChange: string;
  readonly activityLevelNumber: string;
  readonly bodyFat: string;
  readonly protein: string;
  readonly carbohydrates: string;
  readonly fat: string;
}

export const bodyWeightPlanValues = (
  person: CalculatorPerson,
  { unit_height, unit_weight }: UnitPreference,
  { today, levelId }: { readonly today: string; readonly levelId: number | undefined },
): BodyWeightPlanValues => ({
  ...heightValues(person.heightInches, unit_height),
  sex: person.sex ?? '',
  age: ageText(person, today),
  weight: weightText(person, unit_weight),
  goalWeight: '',
  days: fieldText(HALF_A_YEAR),
  level: fieldText(levelId),
  activityChange: '0',
  activityLevelNumber: '',
  bodyFat: '',
  protein: fieldText(DEFAULT_MACRO_SPLIT.protein),
  carbohydrates: fieldText(DEFAULT_MACRO_SPLIT.carbohydrates),
  fat: fieldText(DEFAULT_MACRO_SPLIT.fat),
});

export const bodyWeightPlanValidation = ({ unit_height }: UnitPreference): Schema =>
  object({
    weight: weightEntry(),
    goalWeight: weightEntry(texts.goalWeight),
    days: integerEntry(texts.days, PLAN_DAYS_LIMITS),
    level: choiceEntry(texts.activityLevel),
    ...heightEntries(unit_height),
    age: ageEntry(PLAN_YOUNGEST_AGE),
    sex: choiceEntry(entriesTexts.sex),
    activityChange: numberEntry(texts.activityChange, ACTIVITY_CHANGE_LIMITS),
    activityLevelNumber: optionalNumberEntry(texts.activityLevelNumber, ENTERED_PAL_LIMITS),
    bodyFat: optionalNumberEntry(texts.bodyFat, MEASURED_FAT_LIMITS),
    protein: integerEntry(texts.protein, MACRO_LIMITS),
    carbohydrates: integerEntry(texts.carbohydrates, MACRO_LIMITS),
    fat: integerEntry(texts.fat, MACRO_LIMITS),
  });

export function toBodyWeightPlanInput(
  values: BodyWeightPlanValues,
  { unit_height, unit_weight }: UnitPreference,
): BodyWeightPlanInput {
  const number = (text: string) => numberOf(text) ?? 0;
  const activityLevelNumber = numberOf(values.activityLevelNumber);
  const bodyFat = numberOf(values.bodyFat);
  return {
    sex: values.sex === '' ? 'male' : values.sex,
    age: number(values.age),
    height: heightOf(values, unit_height),
    unit_height,
    weight: number(values.weight),
    goal_weight: number(values.goalWeight),
    unit_weight,
    days: number(values.days),
    activity_level_id: number(values.level),
    activity_change: number(values.activityChange),
    ...(activityLevelNumber !== null && { physical_activity_level: activityLevelNumber }),
    ...(bodyFat !== null && { body_fat_percentage: bodyFat }),
    macros: {
      protein: number(values.protein),
      carbohydrates: number(values.carbohydrates),
      fat: number(values.fat),
    },
    low_intake_confirmed: false,
  };
}
