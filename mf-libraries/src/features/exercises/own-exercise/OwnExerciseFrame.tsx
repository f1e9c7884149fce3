import { Card, chakra, Flex, Heading, IconButton } from '@formline/shared/ui/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    ps: '6',
    pe: '4',
    py: '3',
    bg: 'bg.surface',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});

interface OwnExerciseFrameProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function OwnExerciseFrame({ title, tools, onClose, children }: OwnExerciseFrameProps) {
  return (
    <Card
      as="section"
      tabIndex={-1}
      outlineOffset="-2px"
      aria-label={title}
      padding="none"
      minH="0"
      overflowY="auto"
      overflowX="hidden"
      scrollPaddingBlock="24"
    >
      <Head>
        <Heading size="lg" flex="1" minW="24">
          {title}
        </Heading>
        <Flex align="center" justify="flex-end" wrap="wrap" gap="1">
          {tools}
          <IconButton label={texts.close} icon={<X />} size="sm" onClick={onClose} />
        </Flex>
      </Head>
      <chakra.div px="6" pt="5">
        {children}
      </chakra.div>
    </Card>
  );
}
