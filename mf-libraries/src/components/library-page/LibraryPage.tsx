import { Link } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { TabLinks } from '@formline/shared/training/tab-links/TabLinks';
import { chakra, PageHeader, pageFillsWindow } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { LIBRARY_HOME_PATH, type LibrarySection, libraryTabs } from './librarySections';
import { libraryPageTexts } from './libraryPage.texts';

/**
 * A page that fills the window ends a little above its foot, and its body takes what head, notice and tabs leave: lists
 * and panels scroll each for itself. In a window too low for that the whole page scrolls.
 */
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

export interface LibraryPageProps {
  /** Absent: the home of the libraries. */
  section?: LibrarySection;
  /** Buttons at the right of the head, the main one last. */
  actions?: ReactNode;
  /** `window`: the body takes the height the window leaves. `content`: the page is as high as what stands in it. */
  fills?: 'window' | 'content';
  children: ReactNode;
}

/** What every page of the libraries has in common: breadcrumbs, title, the manager's notice and the tabs. */
export function LibraryPage({ section, actions, fills = 'window', children }: LibraryPageProps) {
  const session = useSession();
  const isManager = session.status === 'signed-in' && session.isManager;
  const title = section ? libraryPageTexts.sections[section] : libraryPageTexts.libraries;
  return (
    <Page fills={fills}>
      <PageHeader title={title} breadcrumbs={section && breadcrumbsOf(section)} actions={actions} />
      {isManager && <ManagerNotice />}
      {section && <SectionTabs section={section} />}
      <Body fills={fills}>{children}</Body>
    </Page>
  );
}

function SectionTabs({ section }: { section: LibrarySection }) {
  const tabs = libraryTabs(section).map(({ label, path }) => ({ label, to: path }));
  return (
    <chakra.div mt="-3" mb="-2">
      <TabLinks label={libraryPageTexts.sections[section]} tabs={tabs} />
    </chakra.div>
  );
}

function breadcrumbsOf(section: LibrarySection): ReactNode[] {
  const { libraries, sections } = libraryPageTexts;
  return [
    <Link key="home" to={LIBRARY_HOME_PATH}>
      {libraries}
    </Link>,
    <chakra.span key="section" aria-current="page" color="fg">
      {sections[section]}
    </chakra.span>,
  ];
}
