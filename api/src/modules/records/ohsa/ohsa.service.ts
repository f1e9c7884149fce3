import type { NewOhsa } from '@formline/shared/contracts/records/ohsa';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { notFound, staleVersion } from '../../../plugins/HttpProblem';
import {
  checkDayOfRecord,
  MOST_RECORDS,
  type RecordRef,
  tellTrainers,
  undoableSince,
} from '../healthRecords/healthRecords.service';
import { type OhsaRef, ohsaRepository, type OhsaRow, type OhsaWithExercises } from './ohsa.repository';
import { recordsTexts as texts } from '../records.texts';

/** A client's own id gives access to the provider's library only. */
interface LibraryReader {
  readonly libraryOf: number;
}

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
  withExercises(db, libraryOf, await ohsaRepository(db).list(clientId, MOST_RECORDS));

/** Removes for good what can no longer be brought back, of all clients. */
export const removeDeletedOhsa = (db: DatabaseHandle, clock: Clock): Promise<void> =>
  ohsaRepository(db).deleteMarkedBefore(undoableSince(clock));

export function ohsaService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  const repository = ohsaRepository(db);
  const checkedExercises = async (
    libraryOf: number,
    { assessment_date, corrective_exercise_ids }: NewOhsa,
  ): Promise<number[]> => {
    checkDayOfRecord('assessment_date', assessment_date, clock);
    const different = [...new Set(corrective_exercise_ids)];
    if ((await repository.countExercises(libraryOf, different)) !== different.length) {
      throw notFound(texts.ohsa.noSuchExercise);
    }
    return different;
  };
  const saved = async (ohsa: OhsaRow, libraryOf: number, exerciseIds: readonly number[]) => {
    if (exerciseIds.length > 0) await repository.addExercises(ohsa.id, exerciseIds);
    return { ohsa, exercises: await repository.listExercises(libraryOf, [ohsa.id]) };
  };

  return {
    async record(
      { clientId, actorId, libraryOf }: RecordRef & LibraryReader,
      body: NewOhsa,
    ): Promise<OhsaWithExercises> {
      const exerciseIds = await checkedExercises(libraryOf, body);
      const createdAt = clock.now();
      const ohsa = await repository.insert({ ...valuesOf(body), clientId, recordedBy: actorId, createdAt });
      const day = ohsa.assessmentDate;
      await tellTrainers(db, { clientId, type: 'ohsa_recorded', day, happenedAt: createdAt });
      return saved(ohsa, libraryOf, exerciseIds);
    },

    async update(
      { libraryOf, ...ref }: OhsaRef & LibraryReader,
      { version, ...body }: NewOhsa & { readonly version?: number | undefined },
    ): Promise<OhsaWithExercises> {
      const exerciseIds = await checkedExercises(libraryOf, body);
      const ohsa = await repository.update(ref, version, valuesOf(body));
      if (!ohsa) throw (await repository.exists(ref)) ? staleVersion() : notFound(texts.ohsa.noSuch);
      await repository.removeExercises(libraryOf, ohsa.id);
      return saved(ohsa, libraryOf, exerciseIds);
    },

    async delete(ref: OhsaRef): Promise<void> {
      if (!(await repository.markDeleted(ref, clock.now()))) throw notFound(texts.ohsa.noSuch);
    },

    /** As it was, with exercises that the caller does not see. */
    async restore({ libraryOf, ...ref }: OhsaRef & LibraryReader): Promise<OhsaWithExercises> {
      const ohsa = await repository.restore(ref, undoableSince(clock));
      if (!ohsa) throw notFound(texts.ohsa.noSuch);
      return saved(ohsa, libraryOf, []);
    },
  };
}

const valuesOf = ({ assessment_date, compensations }: NewOhsa) => ({
  assessmentDate: assessment_date,
  compensations: [...new Set(compensations)],
});

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
