import type { LastSession } from '@formline/shared/contracts/records/loggedWorkouts';
import type { WorkoutExercise } from '@formline/shared/contracts/library/workoutContent';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import type { ExerciseDraft, LogBlock, SetDraft } from '@formline/shared/domain/training/logDraft';
import { ExercisePicture } from '@formline/shared/training/exercise/row/ExercisePicture';
import { doseSummary } from '@formline/shared/training/workout/draft/doseSummary.ts';
import { Button, Card, Flex, Heading, Text, VisuallyHidden } from '@formline/shared/ui/core';
import { Checkbox, TextInput } from '@formline/shared/ui/forms';
import { Plus } from 'lucide-react';
import { HistoryWithDialog } from '../../components/exercise-history/ExerciseHistory';
import { logWorkoutTexts as texts } from './logWorkout.texts';
import { fieldsOf } from './draftProblem';
import { SetRow } from './SetRow';

const PICTURE_SIZE = '2rem';

export interface LogHandlers {
  readonly onSet: (key: string, set: SetDraft) => void;
  readonly onSetDone: (exercise: WorkoutExercise, set: SetDraft, rest: number) => void;
  readonly onAllDone: (keys: readonly string[], isDone: boolean) => void;
  readonly onAddSet: (exercise: WorkoutExercise) => void;
  readonly onNote: (key: string, note: string) => void;
}

interface LogBlockCardProps extends LogHandlers {
  readonly block: LogBlock;
  readonly drafts: ReadonlyMap<string, ExerciseDraft>;
  readonly lastSessions: readonly LastSession[];
  readonly unit: WeightUnit;
  readonly clientId: number;
}

export function LogBlockCard({ block, drafts, lastSessions, unit, clientId, ...on }: LogBlockCardProps) {
  const { routine, exercises } = block;
  const own = exercises.flatMap((exercise) => drafts.get(exercise.key) ?? []);
  const sets = own.flatMap((draft) => draft.sets);
  const done = sets.filter(({ isDone }) => isDone).length;
  const isDone = sets.length > 0 && done === sets.length;
  const title = routine?.title ?? exercises[0]?.name ?? '';
  const rounds = routine ? Math.max(...own.map((draft) => draft.sets.length), 0) : 0;
  return (
    <Card as="li" listStyleType="none" padding="none" px="5" py="4">
      <Flex align="center" gap="3" wrap="wrap" mb="2">
        {!routine && exercises[0] && <ExercisePicture exercise={exercises[0]} size={PICTURE_SIZE} />}
        <Flex direction="column" flex="1" minW="48">
          <Heading as="h3" size="sm" overflowWrap="anywhere">
            {title}
          </Heading>
          {!routine && exercises[0] && <Prescription exercise={exercises[0]} />}
        </Flex>
        <Checkbox
          label={texts.exerciseDone}
          aria-label={texts.exerciseDoneOf(title)}
          checked={isDone}
          isMixed={done > 0 && !isDone}
          onChange={() =>
            on.onAllDone(
              own.map(({ key }) => key),
              !isDone,
            )
          }
        />
      </Flex>
      {routine ? (
        Array.from({ length: rounds }, (_, index) => (
          <Rows key={index} {...{ block, drafts, lastSessions, unit }} onlySet={index + 1} {...on} />
        ))
      ) : (
        <Rows {...{ block, drafts, lastSessions, unit }} {...on} />
      )}
      {exercises.map((exercise) => (
        <Flex key={exercise.key} gap="3" align="center" mt="3" wrap="wrap">
          <TextInput
            flex="1"
            minW="48"
            aria-label={texts.noteOf(exercise.name)}
            placeholder={texts.noteOf(exercise.name)}
            maxLength={2000}
            value={drafts.get(exercise.key)?.note ?? ''}
            onChange={(event) => on.onNote(exercise.key, event.currentTarget.value)}
          />
          <HistoryWithDialog clientId={clientId} exercise={exercise} unit={unit} />
          {!routine && (
            <Button size="sm" variant="quiet" icon={<Plus />} onClick={() => on.onAddSet(exercise)}>
              {texts.addSet}
              <VisuallyHidden>{texts.addSetOf(exercise.name)}</VisuallyHidden>
            </Button>
          )}
        </Flex>
      ))}
    </Card>
  );
}

function Prescription({ exercise }: { readonly exercise: WorkoutExercise }) {
  const { amount, rest } = doseSummary(exercise);
  return (
    <Text size="sm" tone="muted" tabular>
      {[amount, rest].filter(Boolean).join(texts.between)}
    </Text>
  );
}

/** The sets of one exercise, or one round of a superset or circuit. */
function Rows({
  block,
  drafts,
  lastSessions,
  unit,
  onlySet,
  ...on
}: Omit<LogBlockCardProps, 'clientId'> & { readonly onlySet?: number }) {
  const { routine, exercises } = block;
  return (
    <>
      {onlySet !== undefined && (
        <Heading as="h4" size="sm" mt="3" mb="1">
          {texts.round(onlySet)}
        </Heading>
      )}
      {exercises.map((exercise, index) => {
        const sets = drafts.get(exercise.key)?.sets ?? [];
        const last = lastSessions.find(({ exercise_id: id }) => id === exercise.id)?.sets ?? [];
        const isLast = index === exercises.length - 1;
        const rest = (routine && isLast ? routine.rest : null) ?? exercise.rest;
        return sets
          .filter(({ number }) => onlySet === undefined || number === onlySet)
          .map((set) => (
            <SetRow
              key={`${exercise.key} ${set.number}`}
              name={exercise.name}
              label={routine ? exercise.name : texts.set(set.number)}
              set={set}
              fields={fieldsOf(exercise, set)}
              last={last.find(({ number }) => number === set.number) ?? last.at(-1)}
              unit={unit}
              onChange={(changed) => on.onSet(exercise.key, changed)}
              onDone={(changed) => on.onSetDone(exercise, changed, rest)}
            />
          ));
      })}
    </>
  );
}
