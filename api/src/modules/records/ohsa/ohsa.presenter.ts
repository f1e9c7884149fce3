import type { OhsaResult } from '@formline/shared/contracts/records/ohsa';
import { muscleImbalances } from '@formline/shared/domain/clients/overheadSquat';
import type { OhsaWithExercises } from './ohsa.repository';

export function presentOhsa({ ohsa, exercises }: OhsaWithExercises): OhsaResult {
  const { over, under } = muscleImbalances(ohsa.compensations);
  return {
    id: ohsa.id,
    assessment_date: ohsa.assessmentDate,
    compensations: ohsa.compensations,
    over_active_muscles: over,
    under_active_muscles: under,
    corrective_exercises: exercises.map(({ id, name, imageUrl, videoUrl }) => ({
      id,
      name,
      image_url: imageUrl,
      video_url: videoUrl,
    })),
    version: ohsa.version,
  };
}
