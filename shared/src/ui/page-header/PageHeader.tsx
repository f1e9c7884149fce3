import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Breadcrumbs } from './Breadcrumbs';

/** The id of the page's h1, which the shell focuses after a route change. */
export const PAGE_TITLE_ID = 'page-title';

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
const TitleLine = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', minW: '0' },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});

export interface PageHeaderProps {
  /** The h1 can take focus: the shell moves there after a route change. */
  title: ReactNode;
  subtitle?: ReactNode;
  breadcrumbs?: readonly ReactNode[] | undefined;
  actions?: ReactNode;
  media?: ReactNode;
}

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
