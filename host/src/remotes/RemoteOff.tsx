import { chakra, Heading, Text } from '@formline/shared/ui/core';
import { Wrench } from 'lucide-react';
import { EndOfFirstPaint } from './FirstPaint';
import { remotesTexts } from './remotes.texts';

const Panel = chakra('section', {
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
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { boxSize: '6' },
  },
});

interface RemoteOffProps {
  /** What people are told, as it stands in the registry. */
  readonly reason: string;
  /** True when the remote is the whole page, false in a slot. */
  readonly isPage: boolean;
}

/** Stands in the place of a remote that is switched off; it goes by itself when the remote is back. */
export function RemoteOff({ reason, isPage }: RemoteOffProps) {
  return (
    <Panel aria-label={remotesTexts.off}>
      <Sign aria-hidden="true">
        <Wrench />
      </Sign>
      <Heading as={isPage ? 'h1' : 'h2'} size="md">
        {remotesTexts.off}
      </Heading>
      <Text tone="muted" maxW="96" textWrap="pretty">
        {reason}
      </Text>
      <EndOfFirstPaint />
    </Panel>
  );
}
