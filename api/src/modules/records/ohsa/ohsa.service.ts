import type { NewOhsa } from '@formline/shared/contracts/records/ohsa';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { notFound } from '../../../plugins/HttpProblem';
import { checkDayOfRecord, type RecordRef, tellTrainers } from '../healthRecords/healthRecords.service';
import { type OhsaRef, ohsaRepository, type OhsaRow, type OhsaWithExercises } from './ohsa.repository';
import { recordsTexts as texts } from '../records.texts';

/** A client's own id gives access to the provider's library only. */
interface LibraryReader {
  readonly libraryOf: number;
}

const MOST_RESULTS = 100;

export async function readNewestOhsa(
  db: DatabaseHandle,
  clientId: number,
  libraryOf: number,
): Promise<OhsaWithExercises | null> {
  const newest = await ohsaRepository(db).findNewest(clientId);
  const [read] = newest ? await withExercises(db, libraryOf, [newest]) : [];
  return read ?? null;
}

export const listOhsaOf = async (
  db: DatabaseHandle,
  clientId: number,
  libraryOf: number,
): Promise<OhsaWithExercises[]> =>
  withExercises(db, libraryOf, await ohsaRepository(db).list(clientId, MOST_RESULTS));

export function ohsaService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    async record(
      { clientId, actorId, libraryOf }: RecordRef & LibraryReader,
      { assessment_date: day, compensations, corrective_exercise_ids: exerciseIds }: NewOhsa,
    ): Promise<OhsaWithExercises> {
      checkDayOfRecord('assessment_date', day, clock);
      const different = [...new Set(exerciseIds)];
      const createdAt = clock.now();
      const repository = ohsaRepository(db);
      if ((await repository.countExercises(libraryOf, different)) !== different.length) {
        throw notFound(texts.ohsa.noSuchExercise);
      }
      const ohsa = await repository.insert({
        clientId,
        recordedBy: actorId,
        assessmentDate: day,
        compensations: [...new Set(compensations)],
        createdAt,
      });
      if (different.length > 0) await repository.addExercises(ohsa.id, different);
      await tellTrainers(db, { clientId, type: 'ohsa_recorded', day, happenedAt: createdAt });
      const exercises = await repository.listExercises(libraryOf, [ohsa.id]);
      return { ohsa, exercises };
    },

    async delete(ref: OhsaRef): Promise<void> {
      if (!(await ohsaRepository(db).delete(ref))) throw notFound(texts.ohsa.noSuch);
    },
  };
}

async function withExercises(
  db: DatabaseHandle,
  libraryOf: number,
  results: readonly OhsaRow[],
): Promise<OhsaWithExercises[]> {
  const ids = results.map(({ id }) => id);
  const exercises = await ohsaRepository(db).listExercises(libraryOf, ids);
  return results.map((ohsa) => ({
    ohsa,
    exercises: exercises.filter(({ ohsaResultId }) => ohsaResultId === ohsa.id),
  }));
}
