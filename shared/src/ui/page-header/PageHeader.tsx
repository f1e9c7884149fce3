import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Breadcrumbs } from './Breadcrumbs';
import { PAGE_TITLE_ID } from './pageTitleId';

const HeaderRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    minH: '10',
  },
});
const TitleGroup = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '4', minW: '0' } });
/** The subtitle beside the title: below it, it would take a row of the page for a few words. */
const TitleLine = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', minW: '0' },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});

export interface PageHeaderProps {
  /** The h1 of the page. It can take focus, so that the shell can move there after a change of route. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** The places above this page, outermost first: links of the router or plain text. */
  breadcrumbs?: readonly ReactNode[] | undefined;
  /** Buttons at the right, the main one last. */
  actions?: ReactNode;
  /** A picture before the title, such as `PersonAvatar`. */
  media?: ReactNode;
}

/** The head of a page: where am I, what is this, what can I do. */
export function PageHeader({ title, subtitle, breadcrumbs, actions, media }: PageHeaderProps) {
  return (
    <chakra.div display="flex" flexDirection="column" mb="4">
      {breadcrumbs && breadcrumbs.length > 0 ? <Breadcrumbs items={breadcrumbs} /> : null}
      <HeaderRow>
        <TitleGroup>
          {media}
          <TitleLine>
            <Heading as="h1" size="xl" id={PAGE_TITLE_ID} tabIndex={-1} overflowWrap="anywhere">
              {title}
            </Heading>
            {subtitle ? (
              <Text as="div" tone="muted">
                {subtitle}
              </Text>
            ) : null}
          </TitleLine>
        </TitleGroup>
        {actions ? <Actions>{actions}</Actions> : null}
      </HeaderRow>
    </chakra.div>
  );
}
