import { endpoint } from '../endpoint';
import { calendarDate, dbId, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

/** From the feet up. */
export const ohsaCompensations = [
  'feet_turn_out',
  'feet_flatten',
  'heels_rise',
  'knees_move_inward',
  'knees_move_outward',
  'excessive_forward_lean',
  'low_back_arches',
  'low_back_rounds',
  'arms_fall_forward',
] as const;
export type OhsaCompensation = (typeof ohsaCompensations)[number];

const compensations = z.array(z.enum(ohsaCompensations));
const muscles = z.array(z.object({ id: dbId, name: z.string() }));

export const ohsaResultSchema = z.object({
  id: dbId,
  assessment_date: calendarDate,
  compensations,
  /** Both follow from the compensations: `domain/clients/overheadSquat`. */
  over_active_muscles: muscles,
  under_active_muscles: muscles,
  /** In the order they are to be done. */
  corrective_exercises: z.array(
    z.object({
      id: dbId,
      name: z.string(),
      image_url: z.nullable(z.string()),
      video_url: z.nullable(z.string()),
    }),
  ),
  /** A server from before assessments could be edited sends none. */
  version: z.withDefault(z.int(), 1),
});
export type OhsaResult = z.infer<typeof ohsaResultSchema>;

const MOST_EXERCISES = 30;
const recorded = {
  assessment_date: calendarDate,
  compensations: compensations.check(z.maxLength(ohsaCompensations.length)),
  corrective_exercise_ids: z.withDefault(z.array(dbId).check(z.maxLength(MOST_EXERCISES)), []),
};
const newOhsaSchema = z.object(recorded);
export type NewOhsa = z.output<typeof newOhsaSchema>;

const ofClient = {
  tag: 'Dashboard',
  access: 'trainer-or-client',
  resources: ['ohsa'],
  path: `/${API_VERSION}/api/users/:id/ohsa/results`,
  params: z.object({ id: urlId }),
} as const;

const ofResult = {
  ...ofClient,
  path: `/${API_VERSION}/api/users/:id/ohsa/results/:ohsaResultId`,
  params: z.object({ id: urlId, ohsaResultId: urlId }),
} as const;

export const readOhsaResults = endpoint({
  ...ofClient,
  method: 'GET',
  summary: "The result of a client's last overhead squat assessment",
  /** Null before the first. */
  result: z.nullable(ohsaResultSchema),
});

export const listOhsaResults = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/ohsa/all-results`,
  summary: "A client's overhead squat assessments, newest first; at most the last 5,000",
  result: z.array(ohsaResultSchema),
});

export const recordOhsa = endpoint({
  ...ofClient,
  method: 'POST',
  summary: 'Records an overhead squat assessment',
  body: newOhsaSchema,
  result: ohsaResultSchema,
});

export const updateOhsa = endpoint({
  ...ofResult,
  method: 'PUT',
  summary: 'Replaces what an overhead squat assessment says',
  body: z.object({ ...recorded, version: versionRead }),
  result: ohsaResultSchema,
});

export const deleteOhsa = endpoint({
  ...ofResult,
  method: 'DELETE',
  summary: 'Removes an overhead squat assessment',
  result: z.object({ id: dbId }),
});

export const restoreOhsa = endpoint({
  ...ofResult,
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/ohsa/results/:ohsaResultId/restore`,
  summary: 'Brings back an overhead squat assessment that was removed within a day, exactly as it was',
  result: ohsaResultSchema,
});

export const ohsaEndpoints = {
  readOhsaResults,
  listOhsaResults,
  recordOhsa,
  updateOhsa,
  deleteOhsa,
  restoreOhsa,
};
