import {
  createMeasurement,
  deleteMeasurement,
  listMeasurements,
  type Measurement,
  type NewMeasurement,
  updateMeasurement,
} from '@formline/shared/contracts/records/measurements';
import { change, queryOf, useChange, useQuery, useQueryClient } from '@formline/shared/query';
import { pageRecords } from '@formline/shared/session';
import { notify } from '@formline/shared/ui/overlays';
import { shortDate } from '../../components/measures/shortDate';
import type { ClosedForms } from '../../components/record-form/useEditedRecord';
import { offerUndo, undoTextsOf, withoutRecord } from '../../components/record-list/recordRemoval';
import { askForClient } from '../../queries/clients';
import type { MeasurementValues } from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';

export const closedForms: ClosedForms<Measurement, MeasurementValues> = pageRecords();

export const useMeasurements = (clientId: number) =>
  useQuery(queryOf(listMeasurements, { params: { id: clientId } }));

export function useMeasurementChanges(clientId: number) {
  const cache = useQueryClient();
  const params = { id: clientId };
  /** The newest weight is the client's. */
  const reloadWeight = () => askForClient(cache, clientId);

  const save = async (known: Measurement | null, body: NewMeasurement, idempotencyKey: string) => {
    if (known) {
      const ref = { ...params, measurementId: known.id };
      await change(
        updateMeasurement,
        { params: ref, body: { ...body, version: known.version } },
        { idempotencyKey },
      );
    } else {
      await change(createMeasurement, { params, body }, { idempotencyKey });
    }
    reloadWeight();
  };

  const offerRestore = ({ id: _id, version: _version, ...body }: Measurement) => {
    const undoTexts = undoTextsOf(texts, shortDate(body.date));
    offerUndo(undoTexts, async (idempotencyKey) => {
      await change(createMeasurement, { params, body }, { idempotencyKey });
      reloadWeight();
    });
  };

  const { mutate: remove } = useChange(deleteMeasurement, {
    input: ({ id }: Measurement) => ({ params: { ...params, measurementId: id } }),
    optimistic: { query: queryOf(listMeasurements, { params }), apply: withoutRecord },
    onSuccess: (_, measurement) => {
      offerRestore(measurement);
      reloadWeight();
    },
    onError: () => notify.error(texts.errors.remove),
  });

  return { save, remove };
}
