import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { Button, chakra, ErrorState, Text } from '@formline/shared/ui/core';
import { ResetOverrides } from '../overrides/ResetOverrides';
import { EndOfFirstPaint } from './FirstPaint';
import { remotesTexts } from './remotes.texts';

interface RemoteFailedProps {
  readonly entry: Pick<RegistryEntry, 'name' | 'build' | 'source'>;
  readonly isPage: boolean;
  readonly onRetry: () => void;
  readonly onFallBack: (() => void) | null;
}

export function RemoteFailed({ entry, isPage, onRetry, onFallBack }: RemoteFailedProps) {
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
          {entry.source === 'override' && (
            <chakra.span display="block" mt="4">
              <ResetOverrides />
            </chakra.span>
          )}
          <EndOfFirstPaint />
        </>
      }
      onRetry={onRetry}
      action={onFallBack && <Button onClick={onFallBack}>{remotesTexts.previous}</Button>}
    />
  );
}
