import { EmptyState, PageHeader } from '@formline/shared/ui/core';
import { librariesTexts } from './libraries.texts';

/** Placeholder for the exam-prep material. */
export function EducationRoute() {
  return (
    <>
      <PageHeader title={librariesTexts.education} />
      <EmptyState title={librariesTexts.educationPlaceholder} />
    </>
  );
}
