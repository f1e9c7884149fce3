import type { Measurement } from '@formline/shared/contracts/records/measurements';
import type { MeasurementRow } from './measurements.repository';

export function presentMeasurement(row: MeasurementRow): Measurement {
  return {
    id: row.id,
    date: row.date,
    weight: row.weight,
    body_fat_percentage: row.bodyFatPercentage,
    lean_body_mass_percentage: row.leanBodyMassPercentage,
    girths: {
      neck: row.neck,
      chest: row.chest,
      waist: row.waist,
      hips: row.hips,
      upper_arm: row.upperArm,
      thigh: row.thigh,
      calf: row.calf,
    },
    photos: { front: row.photoFront, back: row.photoBack, side: row.photoSide },
    version: row.version,
  };
}
