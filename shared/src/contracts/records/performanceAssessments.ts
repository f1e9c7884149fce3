import { endpoint } from '../endpoint';
import { calendarDate, dbId, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const assessmentCategories = ['cardio', 'endurance', 'strength'] as const;
export type AssessmentCategory = (typeof assessmentCategories)[number];

export const assessmentNames = [
  'five_hundred_meter_row',
  'one_mile_run',
  'one_minute_jumping_jacks',
  'three_minute_step',
  'one_minute_squats',
  'one_minute_pushups',
  'squat',
  'bench',
  'seated_row',
] as const;
export type AssessmentName = (typeof assessmentNames)[number];

const category = z.enum(assessmentCategories);
const name = z.enum(assessmentNames);

/** The name gives the unit: `domain/clients/performanceAssessments`. */
const assessmentResultSchema = z.object({
  id: dbId,
  date: calendarDate,
  value: z.number(),
  performance_assessment: z.object({ name, category }),
  version: z.int(),
});
export type AssessmentResult = z.infer<typeof assessmentResultSchema>;

export const assessmentGroupSchema = z.object({ category, items: z.array(assessmentResultSchema) });
export type AssessmentGroup = z.infer<typeof assessmentGroupSchema>;

/** The domain has the range of each name. */
const value = z.number().check(z.gte(0), z.lte(100_000));

const newAssessmentsSchema = z.object({
  date: calendarDate,
  assessments: z.array(z.object({ name, value })).check(z.minLength(1), z.maxLength(assessmentNames.length)),
});
export type NewAssessments = z.output<typeof newAssessmentsSchema>;

const MOST_CHANGES = 50;
const assessmentChangesSchema = z.object({
  assessments: z
    .array(z.object({ id: dbId, version: versionRead, date: calendarDate, value }))
    .check(z.minLength(1), z.maxLength(MOST_CHANGES)),
});
export type AssessmentChanges = z.output<typeof assessmentChangesSchema>;

const ofClient = {
  tag: 'Dashboard',
  access: 'trainer-or-client',
  resources: ['assessments'],
  params: z.object({ id: urlId }),
} as const;

export const listPerformanceAssessments = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/dashboard/performance-assessments`,
  summary: "A client's assessments by category, newest first; at most the last 5,000 of all",
  result: z.array(assessmentGroupSchema),
});

export const recordPerformanceAssessments = endpoint({
  ...ofClient,
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/performance-assessments`,
  summary: 'Records the assessments of a day',
  body: newAssessmentsSchema,
  result: z.array(assessmentResultSchema),
});

export const updatePerformanceAssessments = endpoint({
  ...ofClient,
  method: 'PUT',
  path: `/${API_VERSION}/api/users/:id/performance-assessments`,
  summary: 'Changes assessments that were recorded: all of them or none',
  body: assessmentChangesSchema,
  result: z.array(assessmentResultSchema),
});

export const deletePerformanceAssessment = endpoint({
  ...ofClient,
  method: 'DELETE',
  path: `/${API_VERSION}/api/users/:id/performance-assessments/:assessmentId`,
  summary: 'Removes an assessment',
  params: z.object({ id: urlId, assessmentId: urlId }),
  result: z.object({ id: dbId }),
});
