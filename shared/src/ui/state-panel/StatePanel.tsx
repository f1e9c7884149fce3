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
  /** Why it is so, or what to do. */
  text?: ReactNode;
  /** True: screen readers tell it at once. Otherwise it is a region by its title. */
  isAlert?: boolean | undefined;
  /** `h1` when nothing else is on the page. */
  titleAs?: 'h1' | 'h2' | undefined;
  /** Ways out, below the text. */
  children?: ReactNode;
}

/** Stands in the place of a part of the page and says how things stand with it. */
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
