import { updateUser, type UserChanges } from '@formline/shared/contracts/people/profiles';
import type { Client } from '@formline/shared/contracts/people/users';
import { change, useQueryClient } from '@formline/shared/query';
import { useRef, useState } from 'react';
import { isStale } from '../../queries/isStale';
import { askForClient, setClientInCache } from '../../queries/clients';
import { progressOf } from './progress';

export interface GoalChoice {
  readonly goal_id: number | null;
  /** The day by which the goal is to be reached. */
  readonly goal_date: string | null;
  readonly activity_level_id: number | null;
}

const chosenFor = ({ client_user: { goals, goal_date, activity_level_id } }: Client): GoalChoice => ({
  goal_id: goals[0]?.id ?? null,
  goal_date,
  activity_level_id,
});

function changedChoices(client: Client, choice: GoalChoice): UserChanges {
  const known = chosenFor(client);
  return {
    ...(choice.goal_id !== known.goal_id && { goal_id: choice.goal_id }),
    ...(choice.goal_date !== known.goal_date && { goal_date: choice.goal_date }),
    ...(choice.activity_level_id !== known.activity_level_id && {
      activity_level_id: choice.activity_level_id,
    }),
  };
}

/** Both fields save together. Fields not touched here follow the server. */
export function useGoalChoice(client: Client) {
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<Partial<GoalChoice>>({});
  // The version seen when the choice began.
  const base = useRef<number | undefined>(undefined);
  const choice = { ...chosenFor(client), ...chosen };
  const choose = (more: Partial<GoalChoice>) => {
    if (Object.keys(chosen).length === 0) base.current = client.version;
    setChosen((before) => ({ ...before, ...more }));
  };
  const save = async (idempotencyKey: string) => {
    const changes = changedChoices(client, choice);
    if (Object.keys(changes).length === 0) return;
    try {
      const input = { params: { id: client.id }, body: { ...changes, version: base.current } };
      const saved = await change(updateUser, input, {
        idempotencyKey,
        reload: 'when-shown',
        update: (answer) => ('client_user' in answer ? setClientInCache(cache, answer) : undefined),
      });
      base.current = saved.version;
    } catch (error) {
      if (isStale(error)) {
        setChosen({});
        askForClient(cache, client.id);
      }
      throw error;
    }
    await cache.invalidateQueries(progressOf(client.id));
  };
  return { choice, choose, save };
}
