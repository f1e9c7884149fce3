import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { Dialog } from '../dialog/Dialog';
import { ErrorState } from '../error-state/ErrorState';
import { lazyPartTexts } from '../lazy-part/lazyPart';
import { LoadingState } from '../loading-state/LoadingState';
import { Skeleton } from '../styled/styledParts';

const lazyDialogTexts = { loading: 'Loading' };

export interface StandInProps {
  readonly title: string;
  /** True once the code is loaded: the placeholder closes and returns focus first. */
  readonly isOver: boolean;
  readonly hasFailed: boolean;
  readonly onShownChange: (isShown: boolean) => void;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

export function StandIn(props: StandInProps) {
  const { title, isOver, hasFailed, onShownChange, onClose, onRetry } = props;
  // The dialog may open only after the placeholder has left the document.
  useEffect(() => onShownChange(true), [onShownChange]);
  return (
    <Dialog isOpen={!isOver} onClose={onClose} onClosed={() => onShownChange(false)} title={title}>
      {hasFailed ? (
        <ErrorState title={lazyPartTexts.failed} text={lazyPartTexts.whatToDo} onRetry={onRetry} />
      ) : (
        <LoadingState label={lazyDialogTexts.loading}>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <Skeleton h="10" />
            <Skeleton h="10" />
            <Skeleton h="10" w="56" />
          </chakra.div>
        </LoadingState>
      )}
    </Dialog>
  );
}
