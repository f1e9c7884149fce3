import {
  Button,
  Card,
  chakra,
  EmptyState,
  ErrorState,
  LoadingState,
  Skeleton,
} from '@formline/shared/ui/core';
import { programEditorTexts } from './programEditor.texts';

const texts = programEditorTexts.standIn;

const Panel = chakra(Card, { base: { minW: '0', minH: '0', overflow: 'hidden' } });
const Columns = chakra('div', { base: { display: 'flex', gap: '3', mt: '12' } });

const COLUMNS = [1, 2, 3, 4];

export interface ProgramStandInProps {
  state: 'loading' | 'failed' | 'gone';
  onRetry: () => void;
  onClose: () => void;
}

export function ProgramStandIn({ state, onRetry, onClose }: ProgramStandInProps) {
  if (state === 'loading') {
    return (
      <Panel padding="sm">
        <LoadingState label={texts.loading}>
          <Skeleton h="20" />
          <Columns>
            {COLUMNS.map((column) => (
              <Skeleton key={column} w="64" h="80" />
            ))}
          </Columns>
        </LoadingState>
      </Panel>
    );
  }
  return (
    <Panel padding="sm">
      {state === 'failed' ? (
        <ErrorState {...texts.failed} onRetry={onRetry} />
      ) : (
        <EmptyState {...texts.notFound} action={<Button onClick={onClose}>{texts.toList}</Button>} />
      )}
    </Panel>
  );
}
