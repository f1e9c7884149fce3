import { restoreSession } from '@formline/shared/session';
import { ErrorState } from '@formline/shared/ui/core';
import { shellTexts } from './shell.texts';

/** Shown when somebody is signed in but the server does not answer at start-up. */
export function ServerUnreachable() {
  const { title, text } = shellTexts.unreachable;
  return (
    <main>
      <ErrorState titleAs="h1" title={title} text={text} onRetry={() => void restoreSession()} />
    </main>
  );
}
