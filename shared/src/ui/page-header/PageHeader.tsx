import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading, Text } from '../styled/styledParts';
import { Breadcrumbs } from './Breadcrumbs';
import { PAGE_TITLE_ID } from '../typography/Heading';

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
  variants: {
    hasTabs: { true: { columnGap: '8', rowGap: '0', borderBottom: 'thin', borderColor: 'border' } },
  },
});
const TitleGroup = chakra('div', {
  // As high as the actions, so that the title stands where it is painted in advance, also where they wrap.
  base: { display: 'flex', alignItems: 'center', gap: '4', minW: '0', minH: '10' },
});
const TitleLine = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', minW: '0' },
});
const Tabs = chakra('div', { base: { flex: '1 0 auto', maxW: 'full', alignSelf: 'flex-end' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', _print: { display: 'none' } },
  variants: { isBesideTabs: { true: { ms: 'auto', pb: '2' } } },
});

export interface PageHeaderProps {
  /** The h1 can take focus: the shell moves there after a route change. */
  title: ReactNode;
  subtitle?: ReactNode;
  breadcrumbs?: readonly ReactNode[] | undefined;
  /** The title is the last breadcrumb, in one line with the others. */
  isTitleBreadcrumb?: boolean | undefined;
  /** Links to the tabs of the page, beside the title where there is room. */
  tabs?: ReactNode;
  actions?: ReactNode;
  media?: ReactNode;
}

export function PageHeader({ title, isTitleBreadcrumb = false, breadcrumbs = [], ...page }: PageHeaderProps) {
  const { subtitle, tabs, actions, media } = page;
  const heading = (
    <Heading
      as="h1"
      size="xl"
      id={PAGE_TITLE_ID}
      tabIndex={-1}
      overflowWrap="anywhere"
      aria-current={isTitleBreadcrumb ? 'page' : undefined}
    >
      {title}
    </Heading>
  );
  return (
    <chakra.div display="flex" flexDirection="column" mb="4">
      {breadcrumbs.length > 0 && !isTitleBreadcrumb ? <Breadcrumbs items={breadcrumbs} /> : null}
      <HeaderRow hasTabs={tabs ? true : undefined}>
        <TitleGroup>
          {media}
          <TitleLine>
            {isTitleBreadcrumb ? <Breadcrumbs items={[...breadcrumbs, heading]} /> : heading}
            {subtitle ? (
              <Text as="div" tone="muted" overflowWrap="anywhere">
                {subtitle}
              </Text>
            ) : null}
          </TitleLine>
        </TitleGroup>
        {tabs ? <Tabs>{tabs}</Tabs> : null}
        {actions ? <Actions isBesideTabs={tabs ? true : undefined}>{actions}</Actions> : null}
      </HeaderRow>
    </chakra.div>
  );
}
