import { updateUser, type UserChanges } from '@formline/shared/contracts/people/profiles';
import type { Client } from '@formline/shared/contracts/people/users';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { change, useQueryClient } from '@formline/shared/query';
import { useRef, useState } from 'react';
import { isStale } from '../../queries/isStale';
import { askForClient, setClientInCache } from '../../queries/clients';
import { progressOf } from './progress';

export interface GoalChoice {
  readonly goal_id: number | null;
  readonly activity_level_id: number | null;
  /** The day by which the goal is to be reached, as typed. */
  readonly dateText: string;
}

const choiceOf = ({ client_user: { goals, goal_date, activity_level_id } }: Client): GoalChoice => ({
  goal_id: goals[0]?.id ?? null,
  activity_level_id,
  dateText: goal_date === null ? '' : shortDateText(goal_date),
});

/** Without a goal the day is not shown. */
const isDateWrong = ({ goal_id, dateText }: GoalChoice): boolean =>
  goal_id !== null && dateText.trim() !== '' && readShortDate(dateText) === null;

function changedChoices(client: Client, choice: GoalChoice): UserChanges {
  const known = choiceOf(client);
  const goal_date = readShortDate(choice.dateText);
  return {
    ...(choice.goal_id !== known.goal_id && { goal_id: choice.goal_id }),
    ...(choice.dateText !== known.dateText && goal_date !== client.client_user.goal_date && { goal_date }),
    ...(choice.activity_level_id !== known.activity_level_id && {
      activity_level_id: choice.activity_level_id,
    }),
  };
}

/** All fields save together. Fields not touched here follow the server. */
export function useGoalChoice(client: Client) {
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<Partial<GoalChoice>>({});
  const [saved, setSaved] = useState(chosen);
  // The version seen when the choice began.
  const base = useRef<number | undefined>(undefined);
  const choice = { ...choiceOf(client), ...chosen };
  const changes = changedChoices(client, choice);
  const isWrong = isDateWrong(choice);
  const choose = (more: Partial<GoalChoice>) => {
    if (Object.keys(chosen).length === 0) base.current = client.version;
    setChosen((before) => ({ ...before, ...more }));
  };
  const save = async (idempotencyKey: string) => {
    if (Object.keys(changes).length === 0) return;
    try {
      const input = { params: { id: client.id }, body: { ...changes, version: base.current } };
      const answer = await change(updateUser, input, {
        idempotencyKey,
        reload: 'when-shown',
        update: (person) => ('client_user' in person ? setClientInCache(cache, person) : undefined),
      });
      base.current = answer.version;
      setSaved(chosen);
    } catch (error) {
      if (isStale(error)) {
        setChosen({});
        askForClient(cache, client.id);
      }
      throw error;
    }
    await cache.invalidateQueries(progressOf(client.id));
  };
  const isUnsaved = chosen !== saved && (isWrong || Object.keys(changes).length > 0);
  return { choice, choose, save, isDateWrong: isWrong, isUnsaved };
}
