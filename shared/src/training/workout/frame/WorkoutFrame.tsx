import { Card, chakra, Heading, IconButton } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useInitialFocus } from '../../editing/useInitialFocus';
import { workoutFrameTexts as texts } from './workoutFrame.texts';

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
  /** It was asked for by a button elsewhere, and the work goes on here. */
  readonly takesFocus?: boolean | undefined;
  readonly children: ReactNode;
}

/** The workout beside the list: what can be done with it, the way to close it, and the workout itself. */
export function WorkoutFrame(props: WorkoutFrameProps) {
  const { title = texts.label, actions, onClose, takesFocus = false, children } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  useInitialFocus(frameRef, takesFocus);
  return (
    <Card
      ref={frameRef}
      as="section"
      tabIndex={-1}
      outline="none"
      aria-label={texts.label}
      padding="none"
      display="flex"
      flexDirection="column"
      minH="0"
      overflow="hidden"
    >
      <Head>
        <Heading as="h2" size="sm" color="fg.muted" flex="1">
          {title}
        </Heading>
        {actions}
        <IconButton label={texts.close} icon={<X />} size="sm" onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Card>
  );
}
