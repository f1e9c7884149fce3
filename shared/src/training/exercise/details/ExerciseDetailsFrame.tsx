import { Card, chakra, Flex, Heading, IconButton } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';

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
  readonly name?: string | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function ExerciseDetailsFrame(props: ExerciseDetailsFrameProps) {
  const { name = texts.label, onClose, actions, children } = props;
  return (
    <Card as="section" aria-label={texts.label} padding="none" minH="0" overflowY="auto" overflowX="hidden">
      <Head>
        <Heading size="lg" overflowWrap="anywhere" minW="0" pt="1">
          {name}
        </Heading>
        <Flex align="center" gap="1" flexShrink="0">
          {actions}
          {onClose && <IconButton label={texts.close} icon={<X />} size="sm" onClick={onClose} />}
        </Flex>
      </Head>
      <chakra.div px="6" pb="6">
        {children}
      </chakra.div>
    </Card>
  );
}
