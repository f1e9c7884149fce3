import { Card, chakra, Heading, IconButton } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { routineEditorTexts as texts } from './routineEditor.texts';

const Return = chakra('div', { base: { ps: '6', pe: '4', pt: '3', _empty: { display: 'none' } } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    ps: '6',
    pe: '4',
    py: '3',
  },
});
const Body = chakra('div', { base: { flex: '1', minH: '0', overflowY: 'auto', px: '6', pb: '6' } });
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    px: '6',
    py: '3',
    borderTop: 'thin',
    borderColor: 'border',
  },
});

export interface RoutineFrameProps {
  title: string;
  onClose: () => void;
  tools?: ReactNode;
  returnLink?: ReactNode;
  foot?: ReactNode;
  regionRef?: RefObject<HTMLDivElement | null> | undefined;
  /** Hidden behind another view, such as an exercise; typed text stays. */
  isHidden?: boolean | undefined;
  takesFocus?: boolean | undefined;
  children: ReactNode;
}

export function RoutineFrame(props: RoutineFrameProps) {
  const { title, onClose, tools, returnLink, foot, regionRef, isHidden = false, children } = props;
  const { takesFocus = false } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  // External system: the focus, which was on a row of the workout.
  useEffect(() => {
    if (takesFocus) titleRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Card
      as="section"
      ref={regionRef}
      tabIndex={-1}
      outlineOffset="-2px"
      aria-label={title}
      padding="none"
      display={isHidden ? 'none' : 'flex'}
      flexDirection="column"
      minH="0"
      h="full"
      overflow="hidden"
    >
      <Return>{returnLink}</Return>
      <Head>
        <Heading ref={titleRef} size="lg" tabIndex={-1} overflowWrap="anywhere" flex="1" minW="24">
          {title}
        </Heading>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="1">
          {tools}
          <IconButton label={texts.close} icon={<X />} size="sm" onClick={onClose} />
        </chakra.div>
      </Head>
      <Body>{children}</Body>
      {foot && <Foot>{foot}</Foot>}
    </Card>
  );
}
