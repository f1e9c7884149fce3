import { endpoint } from '../endpoint';
import { dbId } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const programCategorySchema = z.object({ id: dbId, label: z.string() });

const defaultSectionSchema = z.object({ id: dbId, name: z.string() });

export const goalSchema = z.object({ id: dbId, name: z.string() });
export type Goal = z.infer<typeof goalSchema>;

/** `coefficient` is the daily energy use as a multiple of the resting one. */
const activityLevelSchema = z.object({
  id: dbId,
  title: z.string(),
  description: z.string(),
  coefficient: z.number(),
});

export const listProgramCategories = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/program-categories`,
  summary: 'Categories of programs',
  tag: 'Catalogues',
  access: 'signed-in',
  resources: ['catalogues'],
  result: z.array(programCategorySchema),
});

export const listDefaultSections = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/workout-sections`,
  summary: 'Sections a new workout starts with, in their order',
  tag: 'Catalogues',
  access: 'signed-in',
  resources: ['catalogues'],
  result: z.array(defaultSectionSchema),
});

export const listGoals = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/goals`,
  summary: 'Goals a client can choose',
  tag: 'Catalogues',
  access: 'signed-in',
  resources: ['catalogues'],
  result: z.array(goalSchema),
});

export const listActivityLevels = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/activity-levels`,
  summary: 'Activity levels, from the least to the most active',
  tag: 'Catalogues',
  access: 'signed-in',
  resources: ['catalogues'],
  result: z.array(activityLevelSchema),
});
