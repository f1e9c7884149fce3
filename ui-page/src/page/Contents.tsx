import { BrandMark, chakra, Text } from '@formline/shared/ui/core';
import type { Showcase, ShowcaseGroup } from '@formline/shared/ui/showcase';
import { anchorOf } from './anchorOf';
import { pageTexts } from './page.texts';

const Aside = chakra('aside', {
  base: {
    position: { lg: 'sticky' },
    top: '0',
    display: { base: 'none', lg: 'block' },
    h: { lg: '100vh' },
    overflowY: 'auto',
    px: '4',
    py: '5',
    bg: 'bg.surface',
    borderInlineEnd: 'thin',
    borderColor: 'border',
  },
});
const Entry = chakra('a', {
  base: {
    display: 'block',
    px: '2.5',
    py: '1',
    borderRadius: 'sm',
    fontSize: 'sm',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
});

export interface ContentsProps {
  readonly chapters: readonly { readonly group: ShowcaseGroup; readonly members: readonly Showcase[] }[];
}

export function Contents({ chapters }: ContentsProps) {
  return (
    <Aside>
      <chakra.div px="2.5">
        <BrandMark />
      </chakra.div>
      <nav aria-label={pageTexts.contents}>
        {chapters.map(({ group, members }) => (
          <chakra.div key={group} mt="5">
            <Text size="xs" tone="subtle" fontWeight="medium" px="2.5" pb="1">
              {pageTexts.groups[group]}
            </Text>
            <chakra.ul listStyleType="none" m="0" p="0">
              {members.map(({ of: [name] }) => (
                <li key={name}>
                  <Entry href={`#${anchorOf(name)}`}>{name}</Entry>
                </li>
              ))}
            </chakra.ul>
          </chakra.div>
        ))}
      </nav>
    </Aside>
  );
}
