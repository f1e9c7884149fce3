import { ErrorState } from '@formline/shared/ui/core';
import { shellTexts } from './shell.texts';

/** Shown when no remote offers the page somebody should land on. */
export function PageUnavailable() {
  const { title, text } = shellTexts.unavailable;
  return (
    <main>
      <ErrorState titleAs="h1" title={title} text={text} onRetry={() => location.reload()} />
    </main>
  );
}
