import type { Client } from '@formline/shared/contracts/people/users';
import { useQuery } from '@formline/shared/query';
import { ErrorState, SimpleGrid, Text } from '@formline/shared/ui/core';
import { Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import { DatePicker } from '@formline/shared/ui/pickers';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { shortDate } from '../../components/measures/shortDate';
import { activityLevelsQuery, goalChoicesQuery } from '../../queries/catalogues';
import { goalsTexts as texts } from './goals.texts';
import type { GoalChoice } from './useGoalChoice';

interface GoalFieldsProps {
  readonly client: Client;
  readonly choice: GoalChoice;
  readonly isDateWrong: boolean;
  readonly onChoose?: ((chosen: Partial<GoalChoice>) => void) | undefined;
}

const toId = (value: string): number | null => (value === '' ? null : Number(value));

export function GoalFields({ client, choice, isDateWrong, onChoose }: GoalFieldsProps) {
  const goals = useQuery(goalChoicesQuery);
  const levels = useQuery(activityLevelsQuery);
  const today = useToday();
  const { goal_date } = client.client_user;
  const isFailed = goals.isLoadingError || levels.isLoadingError;
  if (isFailed) {
    const retry = () => void Promise.all([goals.refetch(), levels.refetch()]);
    return <ErrorState title={texts.choicesFailed} text={texts.tryAgain} onRetry={retry} />;
  }
  const level = levels.data?.find(({ id }) => id === choice.activity_level_id);
  const isLoading = levels.isPending && choice.activity_level_id !== null;
  const chosen = goals.data?.find(({ id }) => id === choice.goal_id) ?? client.client_user.goals[0];
  if (!onChoose) {
    return (
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Fact term={texts.goal} value={chosen?.name ?? texts.noGoal} />
        {goal_date !== null && <Fact term={texts.goalDate} value={shortDate(goal_date)} />}
        <Fact
          term={texts.activityLevel}
          value={level?.title ?? (isLoading ? texts.choiceLoading : texts.noActivityLevel)}
        />
      </SimpleGrid>
    );
  }
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <Field label={texts.goal}>
        <Select
          placeholder={texts.noGoal}
          options={optionsOf(goals.data, ({ name }) => name, { id: choice.goal_id, label: chosen?.name })}
          value={choice.goal_id ?? ''}
          onChange={(event) => onChoose({ goal_id: toId(event.target.value) })}
        />
      </Field>
      <Field label={texts.activityLevel} hint={level?.description}>
        <Select
          placeholder={texts.noActivityLevel}
          options={optionsOf(levels.data, ({ title }) => title, { id: choice.activity_level_id })}
          value={choice.activity_level_id ?? ''}
          onChange={(event) => onChoose({ activity_level_id: toId(event.target.value) })}
        />
      </Field>
      {choice.goal_id !== null && (
        <Field label={texts.goalDate} error={isDateWrong ? texts.errors.date : undefined}>
          <DatePicker
            today={today}
            text={choice.dateText}
            onTextChange={(dateText) => onChoose({ dateText })}
          />
        </Field>
      )}
    </SimpleGrid>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <Text tone="muted" size="sm">
        {term}
      </Text>
      <Text fontWeight="medium">{value}</Text>
    </div>
  );
}

function optionsOf<Item extends { readonly id: number }>(
  items: readonly Item[] | undefined,
  labelOf: (item: Item) => string,
  chosen: { readonly id: number | null; readonly label?: string | undefined },
) {
  if (items) return items.map((item) => ({ value: String(item.id), label: labelOf(item) }));
  return chosen.id === null ? [] : [{ value: String(chosen.id), label: chosen.label ?? texts.choiceLoading }];
}
