import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { CIRCUIT_MAX_EXERCISES } from '@formline/shared/domain/training/compoundRoutine';
import { announce, Button, chakra, Heading, HStack, IconButton, Stack, Text } from '@formline/shared/ui/core';
import { SortableHandle, SortableList, SortableMoves } from '@formline/shared/ui/sortable';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { ExercisePicker } from '../exercise/picker/ExercisePicker';
import { RoutineExercise } from './RoutineExercise';
import { routineTexts } from './routine.texts';
import { chooseExercises, chosenExercises, moveExercise, removeExercise } from './routineDraft';
import { routineEditorTexts as texts } from './routineEditor.texts';
import type { RoutineSession } from './useRoutineEditor';

const Empty = chakra('div', {
  base: {
    px: '4',
    py: '8',
    textAlign: 'center',
    border: 'thin',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'md',
    '&[data-missing]': { borderColor: 'danger' },
  },
});

export interface CircuitExercisesProps {
  session: RoutineSession;
  hasTried: boolean;
  onOpenExercise: (exercise: Exercise) => void;
}

/** Ordered exercises of a circuit. Choosing one again in the picker removes it. */
export function CircuitExercises({ session, hasTried, onOpenExercise }: CircuitExercisesProps) {
  const { draft, edit } = session;
  const exercises = chosenExercises(draft);
  const [isPicking, setIsPicking] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const remove = ({ id, name }: Exercise) => {
    edit((known) => removeExercise(known, id), { label: texts.undo.remove(name) });
    announce(texts.removed(name));
    addRef.current?.focus();
  };
  return (
    <Stack gap="3">
      <HStack justify="space-between">
        <Heading as="h3" size="sm">
          {texts.exercises}{' '}
          {exercises.length > 0 && (
            <Text as="span" size="sm" tone="muted" fontWeight="normal" tabular ms="1">
              {routineTexts.exercises(exercises.length)}
            </Text>
          )}
        </Heading>
        <Button ref={addRef} size="sm" icon={<Plus />} onClick={() => setIsPicking(true)}>
          {texts.circuit.add}
        </Button>
      </HStack>
      {exercises.length === 0 ? (
        <NoExercises isMissing={hasTried} />
      ) : (
        <SortableList
          label={texts.circuit.list}
          items={exercises}
          itemKey={({ id }) => String(id)}
          itemName={({ name }) => name}
          onMove={(from, to) =>
            edit((known) => moveExercise(known, from, to), {
              label: texts.undo.move(exercises[from]?.name ?? ''),
            })
          }
        >
          {(exercise) => (
            <RoutineExercise
              exercise={exercise}
              onOpen={onOpenExercise}
              start={<SortableHandle />}
              end={
                <HStack gap="0">
                  <SortableMoves />
                  <IconButton
                    size="sm"
                    label={texts.remove(exercise.name)}
                    icon={<X />}
                    onClick={() => remove(exercise)}
                  />
                </HStack>
              }
            />
          )}
        </SortableList>
      )}
      {isPicking && (
        <ExercisePicker
          most={CIRCUIT_MAX_EXERCISES}
          chosen={exercises}
          onDone={(chosen) => {
            edit((known) => chooseExercises(known, chosen), { label: texts.undo.choose });
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Stack>
  );
}

function NoExercises({ isMissing }: { isMissing: boolean }) {
  return (
    <Empty data-missing={isMissing || undefined}>
      <Text fontWeight="medium" tone={isMissing ? 'danger' : 'default'}>
        {isMissing ? texts.missing.exercises : texts.circuit.none}
      </Text>
      <Text size="sm" tone="muted">
        {texts.circuit.noneText}
      </Text>
    </Empty>
  );
}
