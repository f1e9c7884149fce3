import { EmptyState, PageHeader } from '@formline/shared/ui/core';
import { librariesTexts } from './libraries.texts';

export function EducationRoute() {
  return (
    <>
      <PageHeader title={librariesTexts.education} />
      <EmptyState title={librariesTexts.educationPlaceholder} />
    </>
  );
}
