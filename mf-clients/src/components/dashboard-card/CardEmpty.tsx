import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '6',
    textAlign: 'center',
    textWrap: 'balance',
    color: 'fg.muted',
    bg: 'bg.subtle',
    borderRadius: 'md',
    '& > svg': { boxSize: '6', color: 'fg.subtle' },
  },
});

interface CardEmptyProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

export function CardEmpty({ icon, children }: CardEmptyProps) {
  return (
    <Root>
      {icon}
      {children}
    </Root>
  );
}
