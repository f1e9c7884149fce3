import { Button, chakra, Heading, Text } from '@formline/shared/ui/core';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { addClientTexts } from './addClient.texts';

const Frame = chakra('section', { base: { flex: '1', display: 'flex', flexDirection: 'column', gap: '5' } });
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    mt: 'auto',
    mx: '-6',
    px: '6',
    py: '4',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    bg: 'bg.surface',
    borderTop: 'thin',
    borderColor: 'border',
  },
});

interface StepFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  /** The step focuses one of its fields itself. */
  readonly hasOwnFocus?: boolean;
}

export function StepFrame({ title, text, children, actions, onBack, hasOwnFocus = false }: StepFrameProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  // Effect: focuses the title, because the focused button of the previous step has gone.
  useEffect(() => {
    if (!hasOwnFocus) titleRef.current?.focus();
  }, [hasOwnFocus]);
  return (
    <Frame>
      <div>
        {onBack && (
          <Button size="sm" variant="quiet" ms="-3" mb="2" icon={<ArrowLeft />} onClick={onBack}>
            {addClientTexts.back}
          </Button>
        )}
        <Heading ref={titleRef} as="h3" size="lg" tabIndex={-1}>
          {title}
        </Heading>
        {text && (
          <Text tone="muted" mt="1">
            {text}
          </Text>
        )}
      </div>
      {children}
      {actions && <Foot>{actions}</Foot>}
    </Frame>
  );
}
