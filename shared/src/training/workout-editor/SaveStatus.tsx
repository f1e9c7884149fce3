import { chakra } from '@formline/shared/ui/core';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { Autosave } from './Autosave';
import { useSaveState } from './useSaveState';
import { workoutHeadTexts as texts } from './workoutHead.texts';

const Status = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: 'icon.sm' },
  },
  variants: { tone: { quiet: { color: 'fg.subtle' }, danger: { color: 'danger.text' } } },
});

const looks = {
  saved: { text: texts.saved, icon: <Check aria-hidden="true" />, tone: 'quiet' },
  waiting: { text: texts.saving, icon: <LoaderCircle aria-hidden="true" />, tone: 'quiet' },
  saving: { text: texts.saving, icon: <LoaderCircle aria-hidden="true" />, tone: 'quiet' },
  nameless: { text: texts.nameless, icon: <CircleAlert aria-hidden="true" />, tone: 'danger' },
  failed: { text: texts.notSaved, icon: <CircleAlert aria-hidden="true" />, tone: 'danger' },
  conflict: { text: texts.notSaved, icon: <CircleAlert aria-hidden="true" />, tone: 'danger' },
} as const;

/**
 * How the saving stands, in a word. It is not spoken: saving follows every step, and would drown what is said of the step.
 * What went wrong is said where it can be mended.
 */
export function SaveStatus({ saver }: { readonly saver: Autosave }) {
  const { kind } = useSaveState(saver);
  const isUntouched = saver.version() === null && kind === 'saved';
  if (isUntouched) return null;
  const { text, icon, tone } = looks[kind];
  return (
    <Status tone={tone}>
      {icon}
      {text}
    </Status>
  );
}
