import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { Button, ErrorState, Text } from '@formline/shared/ui/basics';
import { ResetOverrides } from '../overrides/ResetOverrides';
import { EndOfFirstPaint } from './FirstPaint';
import * as styles from './remotes.module.css';
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
          <Text as="span" tone="subtle" size="xs" className={styles.build}>
            {remotesTexts.build(entry.name, entry.build)}
          </Text>
          {entry.source === 'override' && (
            <span className={styles.reset}>
              <ResetOverrides />
            </span>
          )}
          <EndOfFirstPaint />
        </>
      }
      onRetry={onRetry}
      action={onFallBack && <Button onClick={onFallBack}>{remotesTexts.previous}</Button>}
    />
  );
}
