import { call } from '@formline/shared/api-client';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { listFitnessComponents } from '@formline/shared/contracts/library/exerciseTags';
import { type Exercise, findExercises } from '@formline/shared/contracts/library/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import {
  deleteOhsa,
  listOhsaResults,
  type NewOhsa,
  type OhsaResult,
  recordOhsa,
  restoreOhsa,
  updateOhsa,
} from '@formline/shared/contracts/records/ohsa';
import {
  addToWarmUps,
  type ChangedWarmUp,
  type previewWarmUps,
  undoWarmUps,
} from '@formline/shared/contracts/records/warmUps';
import { correctiveComponents } from '@formline/shared/domain/clients/correctiveExercises';
import { change, derivedQueryOf, queryOf, useChange, useQuery } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { shortDate } from '../../components/measures/shortDate';
import { offerUndo, undoTextsOf, withoutRecord } from '../../components/record-list/recordRemoval';
import { staleMessage } from '../../queries/isStale';
import { ohsaTexts as texts } from './ohsa.texts';
import { warmUpsTexts } from './warmUps.texts';

const LARGEST_PAGE = 200;
const LIBRARY_FRESH_MS = 5 * 60_000;

export const useOhsaHistory = (clientId: number) =>
  useQuery(queryOf(listOhsaResults, { params: { id: clientId } }));

/** The provider's exercises that can be corrective ones. */
export const useCorrectiveLibrary = () =>
  useQuery({
    ...derivedQueryOf(findExercises, searchOf([]), { as: 'corrective exercises', load: loadLibrary }),
    staleTime: LIBRARY_FRESH_MS,
  });

const searchOf = (fitnessCompIds: number[], page = 1) => ({
  query: { exercisesFilter: PRODUCT_SLUG, fitnessCompIds, size: LARGEST_PAGE, page },
});

async function loadLibrary({ signal }: { readonly signal: AbortSignal }): Promise<Exercise[]> {
  const components = await call(listFitnessComponents, {}, signal);
  const ids = components.filter(({ name }) => correctiveComponents.includes(name)).map(({ id }) => id);
  const loaded: Exercise[] = [];
  for (let page: number | null = 1; page !== null;) {
    const found: { exercises: Exercise[]; nextPage: number | null } = await call(
      findExercises,
      searchOf(ids, page),
      signal,
    );
    loaded.push(...found.exercises);
    page = found.nextPage;
  }
  return loaded;
}

export function useOhsaChanges(clientId: number) {
  const params = { id: clientId };

  const save = (known: OhsaResult | null, body: NewOhsa, idempotencyKey: string) => {
    if (!known) return change(recordOhsa, { params, body }, { idempotencyKey });
    const { id: ohsaResultId, version } = known;
    const input = { params: { ...params, ohsaResultId }, body: { ...body, version } };
    return change(updateOhsa, input, { idempotencyKey });
  };

  const offerRestore = ({ id: ohsaResultId, assessment_date }: OhsaResult) => {
    const undoTexts = undoTextsOf(texts, shortDate(assessment_date));
    const input = { params: { ...params, ohsaResultId } };
    offerUndo(undoTexts, (idempotencyKey) => change(restoreOhsa, input, { idempotencyKey }));
  };

  const { mutate: remove } = useChange(deleteOhsa, {
    input: ({ id }: OhsaResult) => ({ params: { ...params, ohsaResultId: id } }),
    optimistic: { query: queryOf(listOhsaResults, { params }), apply: withoutRecord },
    onSuccess: (_, result) => offerRestore(result),
    onError: () => notify.error(texts.errors.remove),
  });

  return { save, remove };
}

export function useWarmUpChanges(clientId: number, today: string) {
  const params = { id: clientId };

  const undo = async (changed: ChangedWarmUp[]) => {
    try {
      await change(undoWarmUps, { params, body: { changed, currentDate: today } });
      notify.success(warmUpsTexts.undone);
    } catch (error) {
      const stale = staleMessage(error);
      if (stale) notify.error(stale);
      else notify.error(warmUpsTexts.errors.undo, () => void undo(changed));
    }
  };

  const add = async (
    { ohsa_result_id, days }: EndpointResult<typeof previewWarmUps>,
    idempotencyKey: string,
  ) => {
    const named = days
      .filter(({ outcome }) => outcome === 'adds')
      .map(({ scheduled_workout_id, schedule_version }) => ({ scheduled_workout_id, schedule_version }));
    const body = { ohsa_result_id: ohsa_result_id ?? 0, days: named, currentDate: today };
    const { changed } = await change(addToWarmUps, { params, body }, { idempotencyKey });
    notify.undoable(warmUpsTexts.added(changed.length), () => void undo(changed));
  };

  return { add };
}
