import { Card, chakra, Heading, IconButton } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { exercisesTexts } from './exercises.texts';

const { details: texts } = exercisesTexts;

/** Stays in sight while the rest scrolls, so that the way to close is always there. */
const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    ps: '6',
    pe: '4',
    py: '4',
    bg: 'bg.surface',
  },
});

export interface ExerciseDetailsFrameProps {
  /** Name of the exercise, as soon as it is known. */
  name?: string | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** The panel beside the list, with its way to close. */
export function ExerciseDetailsFrame({ name = texts.label, onClose, children }: ExerciseDetailsFrameProps) {
  return (
    <Card as="section" aria-label={texts.label} padding="none" minH="0" overflowY="auto" overflowX="hidden">
      <Head>
        <Heading size="lg" overflowWrap="anywhere" minW="0" pt="1">
          {name}
        </Heading>
        <IconButton label={texts.close} icon={<X />} size="sm" onClick={onClose} />
      </Head>
      {children}
    </Card>
  );
}
