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
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly actions?: ReactNode;
  /** Absent: there is no list to go back to. */
  readonly onClose?: (() => void) | undefined;
  /** Opened by a button elsewhere, so the focus moves here. */
  readonly takesFocus?: boolean | undefined;
  readonly children: ReactNode;
}

export function WorkoutFrame(props: WorkoutFrameProps) {
  const { label = texts.label, title = texts.label, actions, onClose, takesFocus = false, children } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  useInitialFocus(frameRef, takesFocus);
  return (
    <Card
      ref={frameRef}
      as="section"
      tabIndex={-1}
      outlineOffset="-2px"
      aria-label={label}
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
        {onClose && <IconButton label={texts.close} icon={<X />} size="sm" onClick={onClose} />}
      </Head>
      <Body>{children}</Body>
    </Card>
  );
}
