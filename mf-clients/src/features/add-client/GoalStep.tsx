import type { Goal } from '@formline/shared/contracts/library/catalogues';
import type { Client } from '@formline/shared/contracts/people/users';
import { updateClientGoals } from '@formline/shared/contracts/records/milestones';
import { useChange, useQuery } from '@formline/shared/query';
import { Button, ErrorState, LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { RadioGroup } from '@formline/shared/ui/controls';
import { FormError } from '@formline/shared/ui/forms';
import { useState } from 'react';
import { goalChoicesQuery } from '../../queries/catalogues';
import { setClientInCache } from '../../queries/clients';
import { addClientTexts } from './addClient.texts';
import { StepFrame } from './StepFrame';

const texts = addClientTexts.goal;

interface GoalStepProps {
  readonly client: Client;
  readonly onSaved: (client: Client) => void;
  readonly onBack: () => void;
}

export function GoalStep({ client, onSaved, onBack }: GoalStepProps) {
  const [known] = client.client_user.goals;
  const [goalId, setGoalId] = useState(known ? String(known.id) : null);
  const save = useSaveGoal(client, onSaved);
  return (
    <StepFrame
      title={texts.title(client.first_name)}
      text={texts.text}
      actions={
        <Button
          variant="primary"
          disabled={goalId === null}
          isLoading={save.isPending}
          onClick={() => save.mutate(Number(goalId))}
        >
          {texts.next}
        </Button>
      }
      onBack={save.isPending ? undefined : onBack}
    >
      <GoalChoices value={goalId} onChange={setGoalId} />
      <FormError>{save.isError && texts.saveFailed}</FormError>
    </StepFrame>
  );
}

interface GoalChoicesProps {
  readonly value: string | null;
  readonly onChange: (goalId: string) => void;
}

function GoalChoices({ value, onChange }: GoalChoicesProps) {
  const goals = useQuery({ ...goalChoicesQuery, networkMode: 'always' });
  if (goals.isPending) {
    return (
      <LoadingState label={texts.loading}>
        <Stack gap="3">
          {['48', '40', '56', '48', '40'].map((width, row) => (
            <Skeleton key={row} h="6" w={width} />
          ))}
        </Stack>
      </LoadingState>
    );
  }
  if (goals.data === undefined) {
    return (
      <ErrorState
        title={texts.failed}
        text={texts.failedText}
        isRetrying={goals.isFetching}
        onRetry={() => void goals.refetch()}
      />
    );
  }
  return (
    <RadioGroup label={texts.legend} options={goals.data.map(toChoice)} value={value} onChange={onChange} />
  );
}

const toChoice = ({ id, name }: Goal) => ({ value: String(id), label: name });

function useSaveGoal({ id: clientId, version }: Client, onSaved: (client: Client) => void) {
  return useChange(updateClientGoals, {
    input: (goalId: number) => ({ body: { clientId, goals: [{ id: goalId }], version } }),
    reload: 'when-shown',
    update: setClientInCache,
    onSuccess: onSaved,
  });
}
