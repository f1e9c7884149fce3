import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { correctiveSteps } from '@formline/shared/domain/clients/correctiveExercises';
import { ExercisePicker } from '@formline/shared/training/exercise/picker/ExercisePicker.ts';
import type { UseQueryResult } from '@formline/shared/query';
import {
  Button,
  chakra,
  Heading,
  LoadingState,
  RetryButton,
  Skeleton,
  Stack,
  Text,
} from '@formline/shared/ui/core';
import { Checkbox } from '@formline/shared/ui/forms';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { MusclePanel } from './MusclePanel';
import { ohsaTexts as texts } from './ohsa.texts';
import type { NamedExercise, SquatOutcome } from './ohsaForm';

const Panel = chakra('section', { base: { display: 'grid', gap: '4', alignContent: 'start' } });

interface SquatOutcomePanelProps {
  readonly outcome: SquatOutcome;
  readonly library: UseQueryResult<Exercise[]>;
  readonly isClean: boolean;
  readonly removed: readonly number[];
  readonly onToggle: (exerciseId: number) => void;
  readonly onAdd: (exercises: readonly Exercise[]) => void;
}

export function SquatOutcomePanel(props: SquatOutcomePanelProps) {
  const { outcome, library, isClean, removed, onToggle, onAdd } = props;
  const titleId = useId();
  const [isPicking, setIsPicking] = useState(false);
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <Heading as="h3" size="sm" id={titleId}>
          {texts.result}
        </Heading>
        <Text role="status" tone="muted">
          {isClean ? texts.cleanSquat : texts.counted(outcome.over.length, outcome.under.length)}
        </Text>
      </div>
      {!isClean && (
        <>
          <MusclePanel title={texts.overActive} muscles={outcome.over} level={2} />
          <MusclePanel title={texts.underActive} muscles={outcome.under} level={1} />
        </>
      )}
      <Heading as="h3" size="sm">
        {texts.corrective}
      </Heading>
      {isClean ? null : <LibraryState library={library} />}
      <ExerciseChoices {...{ outcome, removed, onToggle }} isSilent={isClean || !library.data} />
      <Button size="sm" icon={<Plus />} justifySelf="start" onClick={() => setIsPicking(true)}>
        {texts.addExercises}
      </Button>
      {isPicking && (
        <ExercisePicker
          onDone={(exercises) => {
            onAdd(exercises);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Panel>
  );
}

function LibraryState({ library }: Pick<SquatOutcomePanelProps, 'library'>) {
  if (library.data) return null;
  if (library.isError) {
    return (
      <Stack gap="2" align="flex-start">
        <Text role="alert">{texts.failedLibrary}</Text>
        <RetryButton size="sm" isRetrying={library.isFetching} onRetry={() => void library.refetch()} />
      </Stack>
    );
  }
  return (
    <LoadingState label={texts.loadingLibrary}>
      <Stack gap="3">
        <Skeleton h="5" />
        <Skeleton h="5" />
        <Skeleton h="5" />
      </Stack>
    </LoadingState>
  );
}

interface ExerciseChoicesProps extends Pick<SquatOutcomePanelProps, 'outcome' | 'removed' | 'onToggle'> {
  readonly isSilent: boolean;
}

function ExerciseChoices({ outcome, removed, onToggle, isSilent }: ExerciseChoicesProps) {
  const { suggested, added } = outcome;
  const choice = ({ id, name }: NamedExercise, hint?: string) => (
    <Checkbox
      key={id}
      label={name}
      hint={hint}
      checked={!removed.includes(id)}
      onChange={() => onToggle(id)}
    />
  );
  if (suggested.length + added.length === 0) {
    return isSilent ? null : <Text tone="muted">{texts.noSuggestion}</Text>;
  }
  return (
    <Stack gap="4">
      {correctiveSteps.map((step) => {
        const ofStep = suggested.filter((one) => one.step === step);
        return ofStep.length === 0 ? null : (
          <ExerciseGroup key={step} title={texts.steps[step]}>
            {ofStep.map(({ exercise, muscles }) => choice(exercise, texts.ofMuscles(muscles)))}
          </ExerciseGroup>
        );
      })}
      {added.length > 0 && (
        <ExerciseGroup title={texts.addedByHand}>{added.map((exercise) => choice(exercise))}</ExerciseGroup>
      )}
    </Stack>
  );
}

const Group = chakra('fieldset', { base: { border: '0', m: '0', p: '0', minW: '0' } });
const GroupTitle = chakra('legend', {
  base: { p: '0', mb: '1', fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
});

function ExerciseGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Group>
      <GroupTitle>{title}</GroupTitle>
      <Stack gap="2">{children}</Stack>
    </Group>
  );
}
