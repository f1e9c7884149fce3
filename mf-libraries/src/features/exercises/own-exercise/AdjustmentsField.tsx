import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { MOST_ADJUSTMENTS } from '@formline/shared/contracts/library/ownExercises';
import { ExerciseThumbnail } from '@formline/shared/training/body-map/ExerciseThumbnail';
import { ExercisePicker } from '@formline/shared/training/exercise/picker/ExercisePicker.ts';
import { Button, chakra, Flex, Heading, IconButton, Text } from '@formline/shared/ui/core';
import { SortableHandle, SortableList, SortableMoves, withMoved } from '@formline/shared/ui/sortable';
import { Plus, X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { ownExerciseFormTexts } from './ownExercise.texts';
import { type ChosenAdjustment, withAdjustments } from './ownExerciseDraft';
import type { DraftEditing } from './useValidatedDraft';

const THUMBNAIL_SIZE = '2.5rem';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', py: '1' } });
const Name = chakra('span', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere' } });

interface AdjustmentsFieldProps extends Pick<DraftEditing, 'edit'> {
  readonly kind: ChosenAdjustment['exerciseType'];
  readonly ownId: number | null;
  readonly adjustments: readonly ChosenAdjustment[];
}

export const AdjustmentsField = memo(function AdjustmentsField(props: AdjustmentsFieldProps) {
  const { kind, ownId, adjustments, edit } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const texts = ownExerciseFormTexts.adjustments[kind];
  const ofKind = (wanted: boolean) =>
    adjustments
      .filter(({ exerciseType }) => (exerciseType === kind) === wanted)
      .map(({ exercise }) => exercise);
  const chosen = ofKind(true);
  const change = (exercises: readonly Exercise[]) =>
    edit((now) => withAdjustments(now, kind, exercises), { label: texts.name });
  const handleDone = (exercises: readonly Exercise[]) => {
    setIsChoosing(false);
    change(exercises.filter(({ id }) => id !== ownId));
  };
  // The button leaves with its row.
  const handleRemove = (removed: Exercise['id']) => {
    chooseRef.current?.focus();
    change(chosen.filter(({ id }) => id !== removed));
  };
  return (
    <div>
      <Flex align="center" justify="space-between" gap="3" mb="1">
        <Heading as="h3" size="sm">
          {texts.name}
        </Heading>
        <Button ref={chooseRef} size="sm" icon={<Plus />} onClick={() => setIsChoosing(true)}>
          {texts.choose}
        </Button>
      </Flex>
      {chosen.length === 0 ? (
        <Text size="sm" tone="muted">
          {texts.none}
        </Text>
      ) : (
        <SortableList
          label={texts.name}
          items={chosen}
          itemKey={({ id }) => id}
          itemName={({ name }) => name}
          onMove={(from, to) => change(withMoved(chosen, from, to))}
        >
          {({ id, name, muscle_groups }) => (
            <Row>
              <SortableHandle />
              <ExerciseThumbnail
                muscleGroups={muscle_groups.map((group) => group.name)}
                size={THUMBNAIL_SIZE}
              />
              <Name>{name}</Name>
              <SortableMoves />
              <IconButton
                size="sm"
                label={ownExerciseFormTexts.removeAdjustment(name)}
                icon={<X />}
                onClick={() => handleRemove(id)}
              />
            </Row>
          )}
        </SortableList>
      )}
      {isChoosing && (
        <ExercisePicker
          chosen={chosen}
          most={MOST_ADJUSTMENTS - ofKind(false).length}
          onDone={handleDone}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
});
