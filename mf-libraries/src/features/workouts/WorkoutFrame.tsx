import { Card, chakra, IconButton, Text } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { workoutsTexts } from './workouts.texts';

const { screen: texts } = workoutsTexts;

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '12',
    ps: '4',
    pe: '2',
    py: '1.5',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const Body = chakra('div', { base: { flex: '1', minH: '0', overflowY: 'auto' } });

interface WorkoutFrameProps {
  /** What is done here, such as editing; the name of the workout stands in the workout. */
  readonly title?: string | undefined;
  /** What can be done with the workout as a whole. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The workout beside the list: what can be done with it, the way to close it, and the workout itself. */
export function WorkoutFrame({ title = texts.label, actions, onClose, children }: WorkoutFrameProps) {
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
        <Text as="span" size="sm" fontWeight="medium" tone="muted" flex="1">
          {title}
        </Text>
        {actions}
        <IconButton label={texts.close} icon={<X />} size="sm" onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Card>
  );
}
