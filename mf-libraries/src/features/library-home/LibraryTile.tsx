import { Link } from '@formline/shared/routing';
import { Card, chakra, Heading, Text } from '@formline/shared/ui/core';
import { libraryPageTexts } from '../../components/library-page/libraryPage.texts';
import {
  type LibrarySection,
  librarySectionPath,
  libraryTabs,
} from '../../components/library-page/librarySections';
import { libraryHomeTexts } from './libraryHome.texts';
import { tileDrawings } from './tileDrawings';

/** Covers the whole tile; the tab links lie above it. */
const TitleLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid var(--focus-ring)', outlineOffset: '2px' },
    },
  },
});
const TabLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '8',
    px: '3',
    border: 'thin',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg.surface',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    textDecoration: 'none',
    transitionProperty: 'color, border-color',
    transitionDuration: 'fast',
    _hover: { color: 'accent.text', borderColor: 'accent' },
  },
});
const Tabs = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: 'auto', pt: '4', listStyleType: 'none' },
});
const Picture = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    bg: 'accent.subtle',
    borderStartRadius: 'lg',
    alignSelf: 'stretch',
    w: { base: '28', lg: '48' },
    flexShrink: '0',
    '& svg': { w: 'full', h: 'auto', display: 'block' },
  },
});

export function LibraryTile({ section }: { readonly section: LibrarySection }) {
  const Drawing = tileDrawings[section];
  const title = libraryPageTexts.sections[section];
  return (
    <Card as="li" padding="none" isInteractive display="flex" minH="48">
      <Picture aria-hidden="true">
        <Drawing />
      </Picture>
      <chakra.div display="flex" flexDirection="column" flex="1" minW="0" p="6">
        <Heading as="h2" size="lg">
          <TitleLink to={librarySectionPath(section)}>{title}</TitleLink>
        </Heading>
        <Text tone="muted" mt="1" textWrap="pretty">
          {libraryHomeTexts.about[section]}
        </Text>
        <Tabs aria-label={libraryHomeTexts.shortcuts(title)}>
          {libraryTabs(section).map(({ label, path }) => (
            <li key={path}>
              <TabLink to={path}>{label}</TabLink>
            </li>
          ))}
        </Tabs>
      </chakra.div>
    </Card>
  );
}
