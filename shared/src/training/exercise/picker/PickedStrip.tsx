import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { chakra } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { exercisePickerTexts as texts } from './exercisePicker.texts';

/** One line for any number of exercises; the rest is reached by horizontal scrolling. */
const Strip = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    m: '0',
    px: '4',
    py: '2.5',
    overflowX: 'auto',
    listStyleType: 'none',
    borderTop: 'thin',
    borderColor: 'border',
  },
});
const Picked = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '7',
    ps: '2.5',
    pe: '1.5',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.text',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { boxSize: '3.5', flexShrink: '0' },
    '&:hover': { textDecoration: 'line-through' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export interface PickedStripProps {
  picked: readonly Exercise[];
  onRemove: (exercise: Exercise) => void;
}

/** Picked exercises, including those the search does not show; a press removes one. */
export function PickedStrip({ picked, onRemove }: PickedStripProps) {
  const remove = (exercise: Exercise, { currentTarget }: MouseEvent) => {
    const item = currentTarget.parentElement;
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    neighbour?.focus();
    onRemove(exercise);
  };
  if (picked.length === 0) return null;
  return (
    <Strip aria-label={texts.picked}>
      {picked.map((exercise) => (
        <li key={exercise.id}>
          <Picked
            type="button"
            aria-label={texts.remove(exercise.name)}
            onClick={(event) => remove(exercise, event)}
          >
            {exercise.name}
            <X aria-hidden="true" />
          </Picked>
        </li>
      ))}
    </Strip>
  );
}
