import { SectionPage, type SectionPageProps } from '@formline/shared/training/section-page/SectionPage';
import { LIBRARY_HOME_PATH, type LibrarySection, librarySectionPath, libraryTabs } from './librarySections';
import { libraryPageTexts } from './libraryPage.texts';

const { libraries, sections } = libraryPageTexts;

export interface LibraryPageProps extends Pick<SectionPageProps, 'actions' | 'fills' | 'children'> {
  section?: LibrarySection;
}

export function LibraryPage({ section, ...page }: LibraryPageProps) {
  if (!section) return <SectionPage title={libraries} tabsLabel={libraries} {...page} />;
  const breadcrumbs = [
    { label: libraries, to: LIBRARY_HOME_PATH },
    { label: sections[section], to: librarySectionPath(section) },
  ];
  const tabs = libraryTabs(section).map(({ label, path }) => ({ label, to: path }));
  const name = sections[section];
  return <SectionPage title={name} breadcrumbs={breadcrumbs} tabsLabel={name} tabs={tabs} {...page} />;
}
