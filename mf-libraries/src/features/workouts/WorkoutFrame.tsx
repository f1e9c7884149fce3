import { Card, chakra, IconButton } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { workoutsTexts } from './workouts.texts';

const { screen: texts } = workoutsTexts;

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    px: '4',
    py: '3',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const Body = chakra('div', { base: { flex: '1', minH: '0', overflowY: 'auto' } });

interface WorkoutFrameProps {
  /** What can be done with the workout as a whole. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The workout beside the list: what can be done with it, the way to close it, and the workout itself. */
export function WorkoutFrame({ actions, onClose, children }: WorkoutFrameProps) {
  return (
    <Card
      as="section"
      aria-label={texts.label}
      padding="none"
      display="flex"
      flexDirection="column"
      minH="0"
      overflow="hidden"
    >
      <Head>
        {actions}
        <IconButton label={texts.close} icon={<X />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Card>
  );
}
