import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { ErrorState, Text } from '@formline/shared/ui/core';
import { EndOfFirstPaint } from './FirstPaint';
import { remotesTexts } from './remotes.texts';

interface RemoteFailedProps {
  readonly entry: Pick<RegistryEntry, 'name' | 'build'>;
  /** True when the remote is the whole page, false in a slot. */
  readonly isPage: boolean;
  readonly onRetry: () => void;
}

/** Stands where a remote should be: what is the matter, which remote and build it is, and a way to try again. */
export function RemoteFailed({ entry, isPage, onRetry }: RemoteFailedProps) {
  return (
    <ErrorState
      titleAs={isPage ? 'h1' : 'h2'}
      title={remotesTexts.title}
      text={
        <>
          {remotesTexts.text}
          <Text as="span" display="block" tone="subtle" size="xs" mt="2">
            {remotesTexts.build(entry.name, entry.build)}
          </Text>
          <EndOfFirstPaint />
        </>
      }
      onRetry={onRetry}
    />
  );
}
