import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { Dialog } from '../dialog/Dialog';
import { ErrorState } from '../error-state/ErrorState';
import { lazyPartTexts } from '../lazy-part/lazyPart.texts';
import { LoadingState } from '../loading-state/LoadingState';
import { Skeleton } from '../skeleton/Skeleton';

const lazyDialogTexts = { loading: 'Loading' };

export interface StandInProps {
  readonly title: string;
  /** The code has come: the dialog goes, and gives focus back for the one that comes in its place. */
  readonly isOver: boolean;
  readonly hasFailed: boolean;
  /** Told when the dialog stands there, and when it is gone. */
  readonly onShownChange: (isShown: boolean) => void;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** The dialog in the place of one whose code is on its way, or has not come. */
export function StandIn(props: StandInProps) {
  const { title, isOver, hasFailed, onShownChange, onClose, onRetry } = props;
  // Meets the document: the dialog stands in it, and what comes in its place has to wait until it is gone.
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
