import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { Button, chakra, Heading, HStack, IconButton, Stack, Text } from '@formline/shared/ui/core';
import { ArrowUpDown, Plus, Replace, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ExercisePicker } from '../exercise/picker/ExercisePicker';
import { RoutineExercise } from './RoutineExercise';
import { fillSlot, moveExercise } from './routineDraft';
import { routineEditorTexts as texts } from './routineEditor.texts';
import type { RoutineSession } from './useRoutineEditor';

const Slot = chakra('div', {
  base: { border: 'thin', borderColor: 'border', borderRadius: 'md', px: '3' },
});
const EmptySlot = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      w: 'full',
      minH: 'row.library',
      border: 'thin',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      borderRadius: 'md',
      color: 'fg.muted',
      fontWeight: 'medium',
      cursor: 'pointer',
      '& svg': { boxSize: 'icon.sm' },
      '&:hover': { bg: 'bg.hover', color: 'fg' },
      '&[data-missing]': { borderColor: 'danger' },
    },
  },
  { defaultProps: { type: 'button' } },
);

export interface SupersetSlotsProps {
  session: RoutineSession;
  hasTried: boolean;
  onOpenExercise: (exercise: Exercise) => void;
}

export function SupersetSlots({ session, hasTried, onOpenExercise }: SupersetSlotsProps) {
  const { draft, edit } = session;
  const [picking, setPicking] = useState<number | null>(null);
  const put = (index: number, exercise: Exercise | null) => {
    const removedName = draft.slots[index]?.name ?? '';
    const label = exercise ? texts.undo.put(exercise.name) : texts.undo.remove(removedName);
    edit((known) => fillSlot(known, index, exercise), { label });
  };
  const isFull = draft.slots.every((exercise) => exercise !== null);
  return (
    <Stack gap="3">
      <HStack justify="space-between" minH="8">
        <Heading as="h3" size="sm">
          {texts.exercises}
        </Heading>
        {isFull && (
          <Button
            size="sm"
            variant="quiet"
            me="-3"
            icon={<ArrowUpDown />}
            onClick={() => edit((known) => moveExercise(known, 0, 1), { label: texts.undo.swap })}
          >
            {texts.superset.swap}
          </Button>
        )}
      </HStack>
      <Text size="sm" tone="muted">
        {texts.superset.rounds}
      </Text>
      {texts.superset.slots.map((name, index) => (
        <SupersetSlot
          key={name}
          name={name}
          exercise={draft.slots[index] ?? null}
          isMissing={hasTried && !draft.slots[index]}
          onChoose={() => setPicking(index)}
          onEmpty={() => put(index, null)}
          onOpenExercise={onOpenExercise}
        />
      ))}
      {picking !== null && (
        <ExercisePicker
          most={1}
          chosen={draft.slots.slice(picking, picking + 1).filter((exercise) => exercise !== null)}
          onDone={([exercise]) => {
            put(picking, exercise ?? null);
            setPicking(null);
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </Stack>
  );
}

interface SupersetSlotProps extends Pick<SupersetSlotsProps, 'onOpenExercise'> {
  name: string;
  exercise: Exercise | null;
  isMissing: boolean;
  onChoose: () => void;
  onEmpty: () => void;
}

function SupersetSlot(props: SupersetSlotProps) {
  const { name, exercise, isMissing, onChoose, onEmpty, onOpenExercise } = props;
  const missingId = useId();
  const slotRef = useRef<HTMLDivElement>(null);
  // The button leaves with the exercise; the focus stays in the slot.
  const handleEmpty = () => {
    slotRef.current?.focus();
    onEmpty();
  };
  return (
    <div ref={slotRef} role="group" tabIndex={-1} aria-label={name}>
      <Text size="sm" fontWeight="medium" tone="muted" mb="1.5">
        {name}
      </Text>
      {exercise ? (
        <Slot>
          <RoutineExercise
            exercise={exercise}
            onOpen={onOpenExercise}
            end={
              <HStack gap="0">
                <IconButton
                  size="sm"
                  label={texts.superset.change(exercise.name)}
                  icon={<Replace />}
                  onClick={onChoose}
                />
                <IconButton
                  size="sm"
                  label={texts.remove(exercise.name)}
                  icon={<X />}
                  onClick={handleEmpty}
                />
              </HStack>
            }
          />
        </Slot>
      ) : (
        <>
          <EmptySlot
            data-missing={isMissing || undefined}
            aria-describedby={isMissing ? missingId : undefined}
            onClick={onChoose}
          >
            <Plus aria-hidden="true" />
            {texts.superset.choose}
          </EmptySlot>
          {isMissing && (
            <Text id={missingId} size="sm" tone="danger" mt="1.5">
              {texts.missing.exercise}
            </Text>
          )}
        </>
      )}
    </div>
  );
}
