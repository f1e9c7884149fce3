import type { NewMeasurement } from '@formline/shared/contracts/measurements';
import { measurementProblem } from '@formline/shared/domain/measurement';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { invalidInput, notFound, staleVersion } from '../../plugins/HttpProblem';
import { checkMeasurementPhotos } from './checkMeasurementPhotos';
import { checkDayOfRecord, type RecordPlace, tellTrainers } from '../healthRecords/healthRecords.service';
import {
  type MeasurementPlace,
  type MeasurementRow,
  measurementsRepository,
  type MeasurementValues,
} from './measurements.repository';

const MOST_MEASUREMENTS = 500;

const noSuchMeasurement = () => notFound('There is no measurement with this number.');

export function measurementsService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  const checkedValues = (body: NewMeasurement): MeasurementValues => {
    const problem = measurementProblem(body);
    if (problem !== null) throw invalidInput(problem);
    checkDayOfRecord('date', body.date, clock);
    return valuesOf(body);
  };

  return {
    async list(clientId: number): Promise<MeasurementRow[]> {
      return measurementsRepository(db).list(clientId, MOST_MEASUREMENTS);
    },

    async create({ clientId, actorId }: RecordPlace, body: NewMeasurement): Promise<MeasurementRow> {
      const values = checkedValues(body);
      return db.transaction(async (tx) => {
        await checkMeasurementPhotos(tx, [clientId, actorId], { wanted: values, shown: null });
        const repository = measurementsRepository(tx);
        const createdAt = clock.now();
        const saved = await repository.insert({ ...values, clientId, recordedBy: actorId, createdAt });
        await repository.takeOverWeight(clientId);
        await tellTrainers(tx, {
          clientId,
          type: 'measurement_recorded',
          day: saved.date,
          happenedAt: createdAt,
        });
        return saved;
      });
    },

    async update(
      { actorId, ...place }: MeasurementPlace & RecordPlace,
      { version, ...body }: NewMeasurement & { readonly version: number },
    ): Promise<MeasurementRow> {
      const values = checkedValues(body);
      return db.transaction(async (tx) => {
        const repository = measurementsRepository(tx);
        const shown = await repository.find(place);
        if (!shown) throw noSuchMeasurement();
        await checkMeasurementPhotos(tx, [place.clientId, actorId], { wanted: values, shown });
        const saved = await repository.update(place, version, values);
        if (!saved) throw staleVersion();
        await repository.takeOverWeight(place.clientId);
        return saved;
      });
    },

    async delete(place: MeasurementPlace): Promise<void> {
      await db.transaction(async (tx) => {
        const repository = measurementsRepository(tx);
        if (!(await repository.delete(place))) throw noSuchMeasurement();
        await repository.takeOverWeight(place.clientId);
      });
    },
  };
}

/** A record of the body is replaced as a whole: what is absent was not measured. */
const valuesOf = (body: NewMeasurement): MeasurementValues => ({
  date: body.date,
  weight: body.weight ?? null,
  bodyFatPercentage: body.body_fat_percentage ?? null,
  leanBodyMassPercentage: body.lean_body_mass_percentage ?? null,
  photoFront: body.photos?.front ?? null,
  photoBack: body.photos?.back ?? null,
  photoSide: body.photos?.side ?? null,
});
