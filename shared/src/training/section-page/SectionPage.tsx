import { Link } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { chakra, PageHeader, pageFillsWindow } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { ManagerNotice } from '../manager-notice/ManagerNotice';
import { TabLinks } from '../tab-links/TabLinks';

/** With `window` the panels scroll on their own; in a window too low for that the page does. */
const Page = chakra('div', {
  variants: {
    fills: {
      window: {
        display: 'flex',
        flexDirection: 'column',
        ...pageFillsWindow('calc({sizes.96} + {sizes.48})'),
      },
      content: {},
    },
  },
});
const Body = chakra('div', {
  variants: {
    fills: {
      window: { flex: '1', minH: '0', display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' },
      content: {},
    },
  },
});

/** The last breadcrumb is the page itself and no link; where it is the title, it is shown once. */
export interface Breadcrumb {
  readonly label: string;
  readonly to: string;
}

export interface SectionPageProps {
  readonly title: string;
  readonly breadcrumbs?: readonly Breadcrumb[] | undefined;
  readonly actions?: ReactNode;
  readonly tabsLabel: string;
  readonly tabs?: readonly { readonly label: string; readonly to: string }[] | undefined;
  /** `window`: the body takes the remaining window height. `content`: the page is as high as its content. */
  readonly fills?: 'window' | 'content' | undefined;
  readonly children: ReactNode;
}

export function SectionPage({ breadcrumbs = [], tabs = [], fills = 'window', ...page }: SectionPageProps) {
  const session = useSession();
  const isManager = session.status === 'signed-in' && session.isManager;
  const isTitleBreadcrumb = breadcrumbs.at(-1)?.label === page.title;
  return (
    <Page fills={fills}>
      <PageHeader
        title={page.title}
        breadcrumbs={breadcrumbItems(breadcrumbs, isTitleBreadcrumb)}
        isTitleBreadcrumb={isTitleBreadcrumb}
        tabs={tabs.length > 0 && <TabLinks label={page.tabsLabel} tabs={tabs} />}
        actions={page.actions}
      />
      {isManager && <ManagerNotice />}
      <Body fills={fills}>{page.children}</Body>
    </Page>
  );
}

function breadcrumbItems(breadcrumbs: readonly Breadcrumb[], isTitleLast: boolean): readonly ReactNode[] {
  const links = breadcrumbs.slice(0, -1).map(({ label, to }) => (
    <Link key={to} to={to}>
      {label}
    </Link>
  ));
  const current = breadcrumbs.at(-1);
  if (!current || isTitleLast) return links;
  return [
    ...links,
    <chakra.span key={current.to} aria-current="page" color="fg">
      {current.label}
    </chakra.span>,
  ];
}
