import type { NewMeasurement } from '@formline/shared/contracts/records/measurements';
import { measurementProblem } from '@formline/shared/domain/clients/measurement';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { clientsRepository } from '../../people/clients/clients.repository';
import { checkMeasurementPhotos } from './checkMeasurementPhotos';
import {
  checkDayOfRecord,
  MOST_RECORDS,
  type RecordRef,
  tellTrainers,
} from '../healthRecords/healthRecords.service';
import {
  type MeasurementRef,
  type MeasurementRow,
  measurementsRepository,
  type MeasurementValues,
} from './measurements.repository';
import { recordsTexts as texts } from '../records.texts';

type Girths = Pick<MeasurementValues, 'neck' | 'chest' | 'waist' | 'hips' | 'upperArm' | 'thigh' | 'calf'>;

const noSuchMeasurement = () => notFound(texts.measurements.noSuch);

export const measurementsOf = (db: DatabaseHandle, clientId: number): Promise<MeasurementRow[]> =>
  measurementsRepository(db).list(clientId, MOST_RECORDS);

export function measurementsService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  /** One change at a time, because each one reads the newest weight. */
  const lockClient = (clientId: number) => userAccountsRepository(db).lock(clientId);

  const checkedValues = (body: NewMeasurement): MeasurementValues => {
    const problem = measurementProblem(body);
    if (problem !== null) throw invalidInput(problem);
    checkDayOfRecord('date', body.date, clock);
    return valuesOf(body);
  };

  return {
    async create({ clientId, actorId }: RecordRef, body: NewMeasurement): Promise<MeasurementRow> {
      const values = checkedValues(body);
      const repository = measurementsRepository(db);
      await lockClient(clientId);
      await checkMeasurementPhotos(db, [clientId, actorId], { wanted: values, shown: null });
      const createdAt = clock.now();
      const saved = await repository.insert({ ...values, clientId, recordedBy: actorId, createdAt });
      await takeOverWeight(db, clientId);
      await tellTrainers(db, {
        clientId,
        type: 'measurement_recorded',
        day: saved.date,
        happenedAt: createdAt,
      });
      return saved;
    },

    async update(
      { actorId, ...ref }: MeasurementRef & RecordRef,
      { version, ...body }: NewMeasurement & { readonly version?: number | undefined },
    ): Promise<MeasurementRow> {
      const values = checkedValues(body);
      const repository = measurementsRepository(db);
      await lockClient(ref.clientId);
      const shown = await repository.find(ref);
      if (!shown) throw noSuchMeasurement();
      await checkMeasurementPhotos(db, [ref.clientId, actorId], { wanted: values, shown });
      // A client from before girths were measured sends none and must not erase them.
      const girths = body.girths ? {} : keptGirths(shown);
      const saved = await repository.update(ref, version, { ...values, ...girths });
      if (!saved) throw staleVersion();
      await takeOverWeight(db, ref.clientId);
      return saved;
    },

    async delete(ref: MeasurementRef): Promise<void> {
      const repository = measurementsRepository(db);
      await lockClient(ref.clientId);
      if (!(await repository.delete(ref))) throw noSuchMeasurement();
      await takeOverWeight(db, ref.clientId);
    },
  };
}

/** Without a weight in any measurement the client keeps the previous one. */
async function takeOverWeight(db: Transaction, clientId: number): Promise<void> {
  const weight = await measurementsRepository(db).findNewestWeight(clientId);
  if (weight !== null) await clientsRepository(db).updateProfile(clientId, { weight });
}

/** Replaces the record: an absent value was not measured. */
const valuesOf = (body: NewMeasurement): MeasurementValues => ({
  date: body.date,
  weight: body.weight ?? null,
  bodyFatPercentage: body.body_fat_percentage ?? null,
  leanBodyMassPercentage: body.lean_body_mass_percentage ?? null,
  ...girthsOf(body.girths),
  photoFront: body.photos?.front ?? null,
  photoBack: body.photos?.back ?? null,
  photoSide: body.photos?.side ?? null,
});

const girthsOf = (girths: NewMeasurement['girths']): Girths => ({
  neck: girths?.neck ?? null,
  chest: girths?.chest ?? null,
  waist: girths?.waist ?? null,
  hips: girths?.hips ?? null,
  upperArm: girths?.upper_arm ?? null,
  thigh: girths?.thigh ?? null,
  calf: girths?.calf ?? null,
});

const keptGirths = ({ neck, chest, waist, hips, upperArm, thigh, calf }: Girths): Girths => ({
  neck,
  chest,
  waist,
  hips,
  upperArm,
  thigh,
  calf,
});
