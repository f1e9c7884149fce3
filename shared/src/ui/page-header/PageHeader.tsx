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
    gap: '4',
  },
});
const TitleGroup = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '4', minW: '0' } });
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
    <chakra.div display="flex" flexDirection="column" gap="2" mb="6">
      {breadcrumbs && breadcrumbs.length > 0 ? <Breadcrumbs items={breadcrumbs} /> : null}
      <HeaderRow>
        <TitleGroup>
          {media}
          <chakra.div minW="0">
            <Heading as="h1" size="xl" id={PAGE_TITLE_ID} tabIndex={-1} overflowWrap="anywhere">
              {title}
            </Heading>
            {subtitle ? (
              <Text tone="muted" mt="1">
                {subtitle}
              </Text>
            ) : null}
          </chakra.div>
        </TitleGroup>
        {actions ? <Actions>{actions}</Actions> : null}
      </HeaderRow>
    </chakra.div>
  );
}
