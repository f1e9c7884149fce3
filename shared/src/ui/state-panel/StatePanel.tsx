import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '2',
    px: '6',
    py: '16',
  },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    mb: '2',
    borderRadius: 'full',
    '& svg': { boxSize: '6' },
  },
  variants: {
    tone: {
      accent: { bg: 'accent.subtle', color: 'accent.text' },
      danger: { bg: 'danger.subtle', color: 'danger.text' },
    },
  },
});

export interface StatePanelProps {
  title: string;
  icon: ReactNode;
  tone: 'accent' | 'danger';
  text?: ReactNode;
  /** Announced at once if true; otherwise a region with its title. */
  isAlert?: boolean | undefined;
  titleAs?: 'h1' | 'h2' | undefined;
  children?: ReactNode;
}

/** The message that replaces a part of the page: empty, failed or not found. */
export function StatePanel({
  title,
  icon,
  tone,
  text,
  isAlert = false,
  titleAs = 'h2',
  children,
}: StatePanelProps) {
  return (
    <Panel {...(isAlert ? { role: 'alert' } : { role: 'region', 'aria-label': title })}>
      <Sign tone={tone} aria-hidden="true">
        {icon}
      </Sign>
      <Heading as={titleAs} size="md">
        {title}
      </Heading>
      {text ? (
        <Text tone="muted" maxW="96" textWrap="pretty">
          {text}
        </Text>
      ) : null}
      {children}
    </Panel>
  );
}
