import { BrandMark, chakra, Heading, Stack, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

interface NoticePageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

const Page = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minH: '100vh',
    px: '6',
    py: '5',
    color: 'fg',
  },
});

const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '16',
    mb: '4',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { boxSize: '8' },
  },
});

export function NoticePage({ icon, title, text, actions }: NoticePageProps) {
  return (
    <Page>
      <BrandMark />
      <Stack align="center" justify="center" textAlign="center" gap="2" pb="16">
        <Sign aria-hidden="true">{icon}</Sign>
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        <Text tone="muted" size="lg" maxW="96" textWrap="pretty">
          {text}
        </Text>
        <Stack align="stretch" gap="3" mt="6" w="full" maxW="64">
          {actions}
        </Stack>
      </Stack>
    </Page>
  );
}
