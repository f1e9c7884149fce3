import { isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import {
  createMilestone,
  deleteMilestone,
  type Milestone,
  updateMilestones,
} from '@formline/shared/contracts/records/milestones';
import {
  cachedAnswer,
  change as changeOnServer,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@formline/shared/query';
import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useRef, useState } from 'react';
import { updateMilestonesInCache, progressOf, progressQuery } from './progress';
import { goalsTexts as texts } from './goals.texts';
import { type MilestoneChange, sentChanges, withChange } from './milestoneChange';

export interface NewMilestone {
  readonly name: string;
  readonly ordinal: number;
  readonly due_date?: string;
  /** Sent again with a retry, so that it is added once. */
  readonly idempotencyKey: string;
}

const errorOf = {
  rename: texts.errors.save,
  date: texts.errors.save,
  tick: texts.errors.tick,
  reorder: texts.errors.reorder,
  remove: texts.errors.remove,
} as const;

/** Optimistic: shows the server's state plus pending changes, sent in order and rolled back on refusal. */
export function useMilestones(clientId: number, known: readonly Milestone[]) {
  const cache = useQueryClient();
  const [pending, setPending] = useState<readonly MilestoneChange[]>([]);
  const onItsWay = useRef(new Set<Promise<boolean>>());
  const oneByOne = { scope: { id: `milestones of ${clientId}` } };

  const change = useMutation({
    ...oneByOne,
    mutationFn: (one: MilestoneChange) => sendChange(cache, clientId, one),
    onError: (error, { kind }) => tellFailure(error, errorOf[kind], { cache, clientId }),
  });
  const create = useMutation({
    ...oneByOne,
    mutationFn: (milestone: NewMilestone) => sendMilestone(cache, clientId, milestone),
    onSuccess: (made) => announce(texts.added(made.name)),
  });

  const follow = (sent: Promise<unknown>): Promise<boolean> => {
    // The failure has already been reported.
    const outcome = sent.then(
      () => true,
      () => false,
    );
    onItsWay.current.add(outcome);
    return outcome.finally(() => onItsWay.current.delete(outcome));
  };
  const submit = (one: MilestoneChange): Promise<boolean> => {
    setPending((others) => [...others, one]);
    const without = () => setPending((others) => others.filter((other) => other !== one));
    return follow(change.mutateAsync(one).finally(without));
  };
  const add = async (milestone: NewMilestone, onRetry?: () => void): Promise<boolean> => {
    const isAdded = await follow(create.mutateAsync(milestone));
    if (!isAdded) notify.error(texts.errors.save, onRetry);
    return isAdded;
  };

  /** `idempotencyKey` belongs to the undo of the removal. */
  const remove = async (milestone: Milestone, idempotencyKey: string) => {
    if (!(await submit({ kind: 'remove', id: milestone.id }))) return;
    const putBack = () => void add(sameAs(milestone, idempotencyKey), putBack);
    notify.undoable(texts.removed(milestone.name), putBack);
  };

  return {
    milestones: pending.reduce(withChange, known),
    submit,
    add,
    remove,
    settle: async () => (await Promise.all(onItsWay.current)).every(Boolean),
  };
}

const sameAs = ({ name, ordinal, due_date }: Milestone, idempotencyKey: string): NewMilestone => ({
  name,
  ordinal,
  ...(due_date !== null && { due_date }),
  idempotencyKey,
});

const sendMilestone = (
  cache: QueryClient,
  clientId: number,
  { idempotencyKey, ...body }: NewMilestone,
): Promise<Milestone> =>
  changeOnServer(
    createMilestone,
    { params: { id: clientId }, body },
    {
      idempotencyKey,
      update: (made) =>
        updateMilestonesInCache(cache, clientId, (all) => [...all.filter(({ id }) => id !== made.id), made]),
    },
  );

async function sendChange(cache: QueryClient, clientId: number, change: MilestoneChange): Promise<void> {
  const { id } = change;
  if (change.kind === 'remove') {
    const update = () =>
      updateMilestonesInCache(cache, clientId, (all) => all.filter((one) => one.id !== id));
    await changeOnServer(deleteMilestone, { params: { id } }, { update });
    return;
  }
  const known = cachedAnswer(cache, progressQuery(clientId))?.milestones ?? [];
  const data = [...sentChanges(known, change)];
  await changeOnServer(
    updateMilestones,
    { params: { id: clientId }, body: { data } },
    { update: (saved) => updateMilestonesInCache(cache, clientId, () => saved) },
  );
}

/** Reloads after a conflict, so that the message fits what is shown. */
async function tellFailure(
  error: Error,
  text: string,
  { cache, clientId }: { readonly cache: QueryClient; readonly clientId: number },
): Promise<void> {
  const wasChanged =
    isApiError(error) && (error.code === errorCodes.staleVersion || error.code === errorCodes.notFound);
  if (!wasChanged) return notify.error(text);
  await cache.invalidateQueries(progressOf(clientId));
  return notify.error(texts.errors.changedElsewhere);
}
