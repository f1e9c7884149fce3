import { restoreSession } from '@formline/shared/session';
import { ErrorState } from '@formline/shared/ui/core';
import { EndOfFirstPaint } from '../remotes/FirstPaint';
import { shellTexts } from './shell.texts';

/** Shown when somebody is signed in but the server does not answer at start-up; it is tried again by itself. */
export function ServerUnreachable({ isRetrying }: { readonly isRetrying: boolean }) {
  const { title, text } = shellTexts.unreachable;
  return (
    <main>
      <EndOfFirstPaint />
      <ErrorState
        titleAs="h1"
        title={title}
        text={text}
        isRetrying={isRetrying}
        onRetry={() => void restoreSession()}
      />
    </main>
  );
}
