import type { WorkoutToLog } from '@formline/shared/contracts/records/loggedWorkouts';
import type { WorkoutExercise } from '@formline/shared/contracts/library/workoutContent';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import {
  blocksOf,
  type ExerciseDraft,
  type LogDraft,
  prescribedSet,
  type SetDraft,
} from '@formline/shared/domain/training/logDraft';
import { Textarea } from '@formline/shared/ui/controls';
import { Button, Card, chakra, Flex, Heading, InlineNotice, Text } from '@formline/shared/ui/core';
import { Field } from '@formline/shared/ui/forms';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { LogBlockCard, type LogHandlers } from './LogBlockCard';
import { LogFooter } from './LogFooter';
import { logWorkoutTexts as texts } from './logWorkout.texts';
import { setText } from '../../components/set-figures/setFigures';
import type { LogRef } from './sendLog';
import { useWorkoutLog } from './useWorkoutLog';

const Blocks = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', m: '0', p: '0', listStyle: 'none' },
});

export interface LogFormProps {
  readonly logRef: LogRef;
  readonly opened: WorkoutToLog;
  readonly unit: WeightUnit;
  readonly onFinished: () => void;
}

interface Rest {
  readonly id: number;
  readonly seconds: number;
}

export function LogForm({ logRef, opened, unit, onFinished }: LogFormProps) {
  const log = useWorkoutLog(logRef, opened, onFinished);
  const { draft, change } = log;
  const [rest, setRest] = useState<Rest | null>(null);
  const drafts = new Map(draft.exercises.map((exercise) => [exercise.key, exercise]));
  const sections = opened.sections.filter(({ exercises }) => exercises.length > 0);
  const placed = new Set(
    sections.flatMap(blocksOf).flatMap(({ exercises }) => exercises.map(({ key }) => key)),
  );
  const others = draft.exercises.filter(({ key }) => !placed.has(key));
  const handlers: LogHandlers = {
    onSet: (key, set) => change(withExercise(key, (one) => withSet(one, set))),
    onSetDone: ({ key }, set, seconds) => {
      change(
        withExercise(key, (one) => withSet(one, set)),
        'now',
      );
      setRest((before) => (seconds > 0 ? { id: (before?.id ?? 0) + 1, seconds } : null));
    },
    onAllDone: (keys, isDone) => change(withAll(keys, isDone), 'now'),
    onAddSet: (exercise) => change(withExercise(exercise.key, (one) => withNewSet(one, exercise))),
    onNote: (key, note) => change(withExercise(key, (one) => ({ ...one, note }))),
  };
  return (
    <chakra.form noValidate onSubmit={(event) => event.preventDefault()}>
      <Flex direction="column" gap="6">
        {log.conflict && <Conflict onMerge={log.conflict.putTogether} onLoad={log.conflict.takeTheirs} />}
        <Button
          alignSelf="flex-start"
          icon={<CheckCheck />}
          onClick={() => handlers.onAllDone([...placed], true)}
        >
          {texts.allDone}
        </Button>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={`log-section-${section.id}`}>
            <Heading as="h2" size="md" mb="3" id={`log-section-${section.id}`} overflowWrap="anywhere">
              {section.name}
            </Heading>
            <Blocks>
              {blocksOf(section).map((block) => (
                <LogBlockCard
                  key={block.key}
                  {...{ block, drafts, unit }}
                  clientId={logRef.clientId}
                  lastSessions={opened.last_sessions}
                  {...handlers}
                />
              ))}
            </Blocks>
          </section>
        ))}
        {others.length > 0 && <Others exercises={others} unit={unit} />}
        <Field label={texts.note}>
          <Textarea
            maxLength={2000}
            value={draft.note}
            onChange={(event) => {
              const note = event.currentTarget.value;
              change((present) => ({ ...present, note }));
            }}
          />
        </Field>
      </Flex>
      <LogFooter
        draft={draft}
        saver={log.saver}
        isComplete={opened.scheduled_workout.is_complete}
        rest={rest}
        onRestEnd={() => setRest(null)}
        onFinish={() => change((present) => ({ ...present, isFinished: true }), 'now')}
        onLeave={onFinished}
      />
    </chakra.form>
  );
}

function Conflict({ onMerge, onLoad }: { readonly onMerge: () => void; readonly onLoad: () => void }) {
  const { title, text, merge, load } = texts.conflict;
  return (
    <InlineNotice
      tone="warning"
      role="alert"
      title={title}
      action={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="primary" onClick={onMerge}>
            {merge}
          </Button>
          <Button size="sm" onClick={onLoad}>
            {load}
          </Button>
        </Flex>
      }
    >
      {text}
    </InlineNotice>
  );
}

function Others({
  exercises,
  unit,
}: {
  readonly exercises: readonly ExerciseDraft[];
  readonly unit: WeightUnit;
}) {
  return (
    <Card as="section" aria-label={texts.alsoLogged} padding="none" px="5" py="4">
      <Heading as="h2" size="md">
        {texts.alsoLogged}
      </Heading>
      <Text tone="muted" mb="2">
        {texts.alsoLoggedText}
      </Text>
      {exercises.map(({ key, name, sets }) => (
        <Text key={key} tabular>
          {name}
          {texts.between}
          {sets
            .filter(({ isDone }) => isDone)
            .map((set) => setText(set, unit))
            .join('; ')}
        </Text>
      ))}
    </Card>
  );
}

type Changed = (draft: LogDraft) => LogDraft;

const withExercise =
  (key: string, changed: (exercise: ExerciseDraft) => ExerciseDraft): Changed =>
  (draft) => ({
    ...draft,
    exercises: draft.exercises.map((one) => (one.key === key ? changed(one) : one)),
  });

const withSet = (exercise: ExerciseDraft, set: SetDraft): ExerciseDraft => ({
  ...exercise,
  sets: exercise.sets.map((one) => (one.number === set.number ? set : one)),
});

const withAll =
  (keys: readonly string[], isDone: boolean): Changed =>
  (draft) => ({
    ...draft,
    exercises: draft.exercises.map((one) =>
      keys.includes(one.key) ? { ...one, sets: one.sets.map((set) => ({ ...set, isDone })) } : one,
    ),
  });

const withNewSet = (draft: ExerciseDraft, exercise: WorkoutExercise): ExerciseDraft => ({
  ...draft,
  sets: [...draft.sets, prescribedSet(exercise, draft.sets.length + 1)],
});
