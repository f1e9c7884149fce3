import { dbId } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

export const MOST_WEEKS_OF_PROGRAM = 52;
/** No schedule is longer than two years. */
export const LAST_WEEK = 105;
export const MOST_WEEK_CHANGES = 40;
export const GREATEST_WEEK_CHANGE = 1000;

export const weekFigures = ['sets', 'reps', 'weight'] as const;
export type WeekFigure = (typeof weekFigures)[number];

const week = z.int().check(z.gte(1), z.lte(LAST_WEEK));

/** What is different in some weeks of a schedule; the first seven days are week 1. */
export const weekChangeSchema = z.object({
  figure: z.enum(weekFigures),
  /** Added to the figure of the workout, less if negative: sets, repetitions, pounds, or percent of the figure. */
  change: z.number().check(z.gte(-GREATEST_WEEK_CHANGE), z.lte(GREATEST_WEEK_CHANGE)),
  is_percent: z.boolean(),
  first_week: week,
  last_week: week,
  /** 4: in the first week, four weeks later and so on. */
  every_weeks: z.withDefault(week, 1),
  /** True: once more each time; else the same each time. */
  is_growing: z.boolean(),
  /** Absent or null: all exercises. */
  exercise_id: z.optional(z.nullable(dbId)),
});
export type WeekChange = z.output<typeof weekChangeSchema>;

export const weekChangesSchema = z.array(weekChangeSchema).check(z.maxLength(MOST_WEEK_CHANGES));

export const weekCountSchema = z.int().check(z.gte(1), z.lte(MOST_WEEKS_OF_PROGRAM));
