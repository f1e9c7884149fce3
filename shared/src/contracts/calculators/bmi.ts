import {
  ageFrom,
  bodyHeight,
  bodyWeight,
  calculatorContract,
  lengthUnit,
  weightUnit,
} from './calculatorContract';
import { endpoint } from '../endpoint';
import { calendarDate, urlId } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

export const BMI_YOUNGEST_AGE = 2;

export const bmiInputSchema = z.object({
  weight: bodyWeight,
  unit_weight: weightUnit,
  height: bodyHeight,
  unit_height: lengthUnit,
  age: z.optional(ageFrom(BMI_YOUNGEST_AGE)),
});
export type BmiInput = z.output<typeof bmiInputSchema>;

const bmiClass = z.enum([
  'severe_thinness',
  'moderate_thinness',
  'mild_thinness',
  'normal',
  'pre_obese',
  'obese_class_1',
  'obese_class_2',
  'obese_class_3',
]);
export type BmiClass = z.output<typeof bmiClass>;

export const bmiResultSchema = z.object({
  /** kg/m², rounded to hundredths; the class is that of the value before rounding. */
  bmi: z.number(),
  bmi_class: bmiClass,
  /** The highest WHO action point for Asian populations that is reached. */
  asian_action_point: z.nullable(z.number()),
  /** `use_percentile_charts`: the classes are those of adults. */
  warnings: z.array(z.enum(['use_percentile_charts'])),
});
export type BmiResult = z.output<typeof bmiResultSchema>;

/** The calendar week (from Sunday), month or year of the current date. */
export const bmiGranularities = ['week', 'month', 'year'] as const;
export type BmiGranularity = (typeof bmiGranularities)[number];
const granularity = z.enum(bmiGranularities);

const contract = calculatorContract({
  kind: 'bmi',
  wireKind: 'bmi',
  name: 'body mass index',
  nameWithArticle: 'a body mass index',
  input: bmiInputSchema,
  result: bmiResultSchema,
  pageSize: 20,
});
export type SavedBmi = z.output<typeof contract.saved>;

export const bmiContract = {
  ...contract,
  listHistory: endpoint({
    ...contract.listHistory,
    summary: 'Every saved body mass index, or those of a period, newest first',
    query: z.object({
      ...contract.listHistory.query.shape,
      currentDate: z.optional(calendarDate),
      granularity: z.optional(granularity),
    }),
  }),
};

export const listBmiGraph = endpoint({
  method: 'GET',
  path: `${contract.path}/graph-history`,
  summary: 'The body mass index over a week, a month or a year',
  tag: 'Calculators',
  access: 'trainer',
  resources: ['calculators'],
  params: z.object({ id: urlId }),
  query: z.object({ currentDate: calendarDate, granularity }),
  /** The last one of each day, oldest first. */
  result: z.array(z.object({ date: calendarDate, bmi: z.number() })),
});
