import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { EmptyIllustration } from './EmptyIllustration';
import { Heading, Text } from '../styled/styledParts';

const EmptyRoot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '2',
    px: '6',
    py: '16',
    '& > .drawing': { mb: '2' },
    '& > .action': { mt: '4' },
  },
});

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  illustration?: ReactNode;
}

export function EmptyState({ title, text, action, illustration = <EmptyIllustration /> }: EmptyStateProps) {
  return (
    <EmptyRoot>
      <div className="drawing" aria-hidden="true">
        {illustration}
      </div>
      <Heading size="md">{title}</Heading>
      {text ? (
        <Text tone="muted" maxW="96" textWrap="pretty">
          {text}
        </Text>
      ) : null}
      {action ? <div className="action">{action}</div> : null}
    </EmptyRoot>
  );
}
