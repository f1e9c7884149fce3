import { endpoint } from '../endpoint';
import { calendarDate, dbId, pictureUrl, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const HEAVIEST_POUNDS = 1500;
const LARGEST_GIRTH_INCHES = 100;
const photo = z.nullable(z.string());

/** From head to foot. */
export const girthNames = ['neck', 'chest', 'waist', 'hips', 'upper_arm', 'thigh', 'calf'] as const;
export type GirthName = (typeof girthNames)[number];

const girth = z.nullable(z.number());
const girthsSchema = z.object({
  neck: girth,
  chest: girth,
  waist: girth,
  hips: girth,
  upper_arm: girth,
  thigh: girth,
  calf: girth,
});
const noGirths: z.infer<typeof girthsSchema> = {
  neck: null,
  chest: null,
  waist: null,
  hips: null,
  upper_arm: null,
  thigh: null,
  calf: null,
};

export const measurementSchema = z.object({
  id: dbId,
  date: calendarDate,
  /** Pounds. */
  weight: z.nullable(z.number()),
  body_fat_percentage: z.nullable(z.number()),
  lean_body_mass_percentage: z.nullable(z.number()),
  /** Inches. A server from before girths were measured sends none. */
  girths: z.withDefault(girthsSchema, noGirths),
  photos: z.object({ front: photo, back: photo, side: photo }),
  version: z.int(),
});
export type Measurement = z.infer<typeof measurementSchema>;

const percentage = z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100))));
const newGirth = z.optional(z.nullable(z.number().check(z.gte(1), z.lte(LARGEST_GIRTH_INCHES))));
const photoUrl = z.optional(z.nullable(pictureUrl));

/** Absent or null: not measured. `domain/clients/measurement` requires at least one value. */
const measured = {
  date: calendarDate,
  weight: z.optional(z.nullable(z.number().check(z.gte(1), z.lte(HEAVIEST_POUNDS)))),
  body_fat_percentage: percentage,
  lean_body_mass_percentage: percentage,
  girths: z.optional(
    z.object({
      neck: newGirth,
      chest: newGirth,
      waist: newGirth,
      hips: newGirth,
      upper_arm: newGirth,
      thigh: newGirth,
      calf: newGirth,
    }),
  ),
  photos: z.optional(z.object({ front: photoUrl, back: photoUrl, side: photoUrl })),
};
const newMeasurementSchema = z.object(measured);
export type NewMeasurement = z.output<typeof newMeasurementSchema>;

const ofClient = { tag: 'Dashboard', access: 'trainer-or-client' } as const;
const measurementParams = z.object({ id: urlId, measurementId: urlId });
const measurementPath = `/${API_VERSION}/api/users/:id/measurements/:measurementId`;

export const listMeasurements = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/dashboard/measurements`,
  resources: ['measurements'],
  summary: "A client's measurements, newest first; at most the last 5,000",
  params: z.object({ id: urlId }),
  result: z.array(measurementSchema),
});

export const createMeasurement = endpoint({
  ...ofClient,
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/measurements`,
  resources: ['measurements'],
  summary: 'Records a measurement',
  params: z.object({ id: urlId }),
  body: newMeasurementSchema,
  result: measurementSchema,
});

export const updateMeasurement = endpoint({
  ...ofClient,
  method: 'PUT',
  path: measurementPath,
  resources: ['measurements'],
  summary: 'Replaces what a measurement says',
  params: measurementParams,
  body: z.object({ ...measured, version: versionRead }),
  result: measurementSchema,
});

export const deleteMeasurement = endpoint({
  ...ofClient,
  method: 'DELETE',
  path: measurementPath,
  resources: ['measurements'],
  summary: 'Removes a measurement',
  params: measurementParams,
  result: z.object({ id: dbId }),
});
