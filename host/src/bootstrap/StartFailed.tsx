import { ErrorState, UiProvider } from '@formline/shared/ui/core';
import { EndOfFirstPaint } from '../remotes/FirstPaint';
import { bootstrapTexts } from './bootstrap.texts';

/** Shown when the registry of remotes cannot be read: there is nothing to show without it. */
export function StartFailed() {
  return (
    <UiProvider>
      <EndOfFirstPaint />
      <main>
        <ErrorState
          titleAs="h1"
          title={bootstrapTexts.startFailed.title}
          text={bootstrapTexts.startFailed.text}
          onRetry={() => location.reload()}
        />
      </main>
    </UiProvider>
  );
}
