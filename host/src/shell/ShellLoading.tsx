import {
  BrandMark,
  Container,
  Flex,
  LoadingState,
  NavSurface,
  SimpleGrid,
  Skeleton,
} from '@formline/shared/ui/core';
import { EndOfFirstPaint } from '../remotes/FirstPaint';
import { shellTexts } from './shell.texts';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

export function ShellLoading() {
  return (
    <>
      <EndOfFirstPaint />
      <NavSurface data-profile="personal">
        <Container>
          <Flex align="center" h="14">
            <BrandMark />
          </Flex>
        </Container>
      </NavSurface>
      <Container padded>
        <LoadingState label={shellTexts.loading}>
          <Skeleton h="8" w="48" mb="6" />
          <SimpleGrid minChildWidth="64" gap="6">
            {PLACEHOLDERS.map((name) => (
              <Skeleton key={name} shape="card" h="32" />
            ))}
          </SimpleGrid>
        </LoadingState>
      </Container>
    </>
  );
}
