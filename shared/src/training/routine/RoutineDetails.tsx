import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { toClockText } from '@formline/shared/domain/dates/clockText';
import { Button, chakra, Heading, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Trash2 } from 'lucide-react';
import { RemoveRoutineDialog } from './RemoveRoutineDialog';
import { RoutineExercise } from './RoutineExercise';
import { RoutineFrame } from './RoutineFrame';
import { routineTexts } from './routine.texts';
import { type EditedRoutine, exercisesOf } from './routineDraft';
import { routineEditorTexts as texts } from './routineEditor.texts';
import type { RoutinePanelProps } from './routinePanel';
import { useReturningFocus } from './useReturningFocus';
import { useRoutineRemoval } from './useRoutineRemoval';

const Facts = chakra('dl', { base: { display: 'flex', gap: '8' } });
const FactName = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });
const FactValue = chakra('dd', {
  base: { m: '0', fontSize: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
});
const Exercises = chakra('ol', { base: { m: '0', p: '0', listStyleType: 'none' } });
const Container = chakra('span', {
  base: { w: '5', flexShrink: '0', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
});

export function RoutineDetails(props: RoutinePanelProps) {
  const { routine, routineType, canEdit, removal, exerciseView, onOpenExercise, onClose, returnLink } = props;
  const openExercise = useReturningFocus(Boolean(exerciseView), onOpenExercise);
  const removing = useRoutineRemoval({ ...props, removal: canEdit ? removal : undefined });
  return (
    <>
      <RoutineFrame
        title={routineTexts.kinds[routineType].details}
        isHidden={Boolean(exerciseView)}
        takesFocus={props.takesFocus}
        onClose={onClose}
        returnLink={returnLink}
        tools={props.tools}
        foot={
          removing.canRemove ? (
            <>
              <FormError>{removing.failure}</FormError>
              <div>
                <Button variant="quiet" ms="-4" color="danger.text" icon={<Trash2 />} onClick={removing.ask}>
                  {texts.delete}
                </Button>
              </div>
            </>
          ) : null
        }
      >
        {routine && <Words routine={routine} onOpen={openExercise} />}
      </RoutineFrame>
      {exerciseView}
      {routine && removing.canRemove && <RemoveRoutineDialog title={routine.title} {...removing.dialog} />}
    </>
  );
}

function Words({ routine, onOpen }: { routine: EditedRoutine; onOpen: (exercise: Exercise) => void }) {
  const { title, routine_type, reps, rest } = routine;
  return (
    <Stack gap="6">
      <Text size="lg" fontWeight="medium" overflowWrap="anywhere">
        {title}
      </Text>
      <Facts>
        <div>
          <FactName>{routineTexts.kinds[routine_type].reps}</FactName>
          <FactValue>{reps}</FactValue>
        </div>
        {routine_type === 'circuit' && (
          <div>
            <FactName>{texts.rest}</FactName>
            <FactValue>{toClockText(rest ?? 0)}</FactValue>
          </div>
        )}
      </Facts>
      <Stack gap="3">
        <Heading as="h3" size="sm">
          {texts.exercises}
        </Heading>
        <Exercises>
          {exercisesOf(routine).map((exercise, index) => (
            <li key={`${exercise.id} ${index}`}>
              <RoutineExercise
                exercise={exercise}
                onOpen={onOpen}
                start={<Container aria-hidden="true">{index + 1}</Container>}
              />
            </li>
          ))}
        </Exercises>
      </Stack>
    </Stack>
  );
}
