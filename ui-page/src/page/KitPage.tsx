import { Box, chakra, Heading, SkipLink, Stack, Text } from '@formline/shared/ui/core';
import { type Showcase, showcaseGroups } from '@formline/shared/ui/showcase';
import { useState } from 'react';
import { Contents } from './Contents';
import { pageTexts } from './page.texts';
import { ShowcaseSection } from './ShowcaseSection';
import { type PageView, Toolbar } from './Toolbar';

const MAIN_ID = 'kit';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
    minH: '100vh',
  },
});
const Main = chakra('main', {
  base: { px: { base: '4', md: '10' }, pt: '8', pb: '24', maxW: '6xl', outline: 'none' },
});

export interface KitPageProps {
  readonly showcases: readonly Showcase[];
  readonly entryPoints: Readonly<Record<string, string>>;
}

export function KitPage({ showcases, entryPoints }: KitPageProps) {
  const [view, setView] = useState<PageView>({ isBoth: false, profile: 'personal' });
  const chapters = showcaseGroups
    .map((group) => ({ group, members: showcases.filter((showcase) => showcase.group === group) }))
    .filter(({ members }) => members.length > 0);
  return (
    <Frame data-profile={view.profile}>
      <SkipLink targetId={MAIN_ID} />
      <Contents chapters={chapters} />
      <Box minW="0">
        <Toolbar view={view} onChange={setView} />
        <Main id={MAIN_ID} tabIndex={-1}>
          <Heading as="h1" size="2xl">
            {pageTexts.title}
          </Heading>
          <Text tone="muted" size="lg" maxW="prose" mt="2">
            {pageTexts.intro}
          </Text>
          {chapters.map(({ group, members }) => (
            <chakra.section key={group} mt="14" data-chapter={group}>
              <Heading as="h2" size="xl" mb="2">
                {pageTexts.groups[group]}
              </Heading>
              <Stack gap="12">
                {members.map((showcase) => (
                  <ShowcaseSection
                    key={showcase.of[0]}
                    showcase={showcase}
                    entryPoint={entryPoints[showcase.of[0]]}
                    isBoth={view.isBoth}
                  />
                ))}
              </Stack>
            </chakra.section>
          ))}
        </Main>
      </Box>
    </Frame>
  );
}
