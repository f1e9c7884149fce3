import type { WorkoutExercise } from '@formline/shared/contracts/library/workoutContent';
import { chakra, Flex, Heading, IconButton, Stack, Text } from '@formline/shared/ui/core';
import { Textarea } from '@formline/shared/ui/controls';
import { Field, FormError } from '@formline/shared/ui/forms';
import { Eye, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { DoseFields } from '../dose/DoseFields';
import { ExercisePicture } from '../row/ExercisePicture';
import { exerciseEditorTexts as texts } from './exerciseEditor.texts';
import { type OnDose, useDoseForm } from './useDoseForm';

const PICTURE_SIZE = '3rem';
const LONGEST_NOTES = 2000;

const Panel = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', minH: '0', h: 'full', bg: 'bg.surface' },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const Body = chakra('div', { base: { flex: '1', minH: '0', overflowY: 'auto', px: '4', py: '4' } });

export interface ExerciseEditorProps {
  readonly exercise: Readonly<WorkoutExercise>;
  readonly onDose: OnDose;
  readonly onFieldDone: () => void;
  readonly onView: () => void;
  /** Absent where the exercise cannot be removed on its own, as within a circuit. */
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly failure?: string | null | undefined;
  readonly tools?: ReactNode;
  readonly more?: ReactNode;
}

/** Dose of an exercise in a workout. Typed values apply as soon as the dose is complete. */
export function ExerciseEditor(props: ExerciseEditorProps) {
  const { exercise, onDose, onFieldDone, failure, tools, more, ...head } = props;
  const { values, change, leave, problems } = useDoseForm(exercise, onDose);
  const { notes, ...draft } = values;
  return (
    <Panel aria-label={texts.label}>
      <EditorHead {...head} exercise={exercise} />
      <Body>
        <Stack gap="5">
          {tools}
          <FormError>{failure}</FormError>
          <div data-editor-undo="">
            <DoseFields
              draft={draft}
              problems={problems}
              hasSides={exercise.allow_unilateral}
              onChange={change}
              onLeave={(field) => {
                leave(field);
                onFieldDone();
              }}
            />
          </div>
          <Field label={texts.notes}>
            <Textarea
              name="notes"
              rows={2}
              minH="16"
              maxLength={LONGEST_NOTES}
              placeholder={texts.notesPlaceholder}
              value={notes}
              onChange={({ target }) => change({ notes: target.value })}
              onBlur={onFieldDone}
            />
          </Field>
          {more}
        </Stack>
      </Body>
    </Panel>
  );
}

type EditorHeadProps = Pick<ExerciseEditorProps, 'exercise' | 'onView' | 'onRemove' | 'onClose'>;

function EditorHead({ exercise, onView, onRemove, onClose }: EditorHeadProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { key, id } = exercise;
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), [key, id]);
  return (
    <Head>
      <ExercisePicture exercise={exercise} size={PICTURE_SIZE} />
      <Stack gap="0" flex="1" minW="0">
        <Text size="xs" tone="subtle">
          {texts.label}
        </Text>
        <Heading ref={titleRef} as="h3" size="md" tabIndex={-1} overflowWrap="anywhere">
          {exercise.name}
        </Heading>
      </Stack>
      <Flex gap="1">
        <IconButton size="sm" label={texts.view} icon={<Eye />} onClick={onView} />
        {onRemove && <IconButton size="sm" label={texts.remove} icon={<Trash2 />} onClick={onRemove} />}
        <IconButton size="sm" label={texts.close} icon={<X />} onClick={onClose} />
      </Flex>
    </Head>
  );
}
