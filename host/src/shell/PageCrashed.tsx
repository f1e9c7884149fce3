import { ErrorState } from '@formline/shared/ui/core';
import { EndOfFirstPaint } from '../remotes/FirstPaint';
import { shellTexts } from './shell.texts';

/** Shown when the dashboard itself met a fault while drawing a page. */
export function PageCrashed() {
  const { title, text } = shellTexts.crashed;
  return (
    <main>
      <EndOfFirstPaint />
      <ErrorState titleAs="h1" title={title} text={text} onRetry={() => location.reload()} />
    </main>
  );
}
