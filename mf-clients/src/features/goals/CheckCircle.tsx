import { chakra, IconButton } from '@formline/shared/ui/core';
import { Circle, CircleCheck } from 'lucide-react';
import type { MouseEvent } from 'react';
import { goalsTexts as texts } from './goals.texts';

const Sign = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'control.sm',
    flexShrink: '0',
    '& svg': { boxSize: 'icon.md' },
  },
});

interface CheckCircleProps {
  readonly name: string;
  readonly isDone: boolean;
  readonly onTick?: ((from: HTMLElement) => void) | undefined;
}

export function CheckCircle({ name, isDone, onTick }: CheckCircleProps) {
  const isOff = name.trim() === '';
  const color = isDone ? 'status.complete.solid' : 'fg.subtle';
  const icon = isDone ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />;
  if (!onTick) return <Sign color={color}>{icon}</Sign>;
  return (
    <IconButton
      size="sm"
      label={isDone ? texts.reopen(name) : texts.complete(name)}
      icon={icon}
      color={color}
      aria-disabled={isOff || undefined}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (!isOff) onTick(event.currentTarget);
      }}
    />
  );
}
