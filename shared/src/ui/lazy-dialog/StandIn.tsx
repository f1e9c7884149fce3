import { chakra } from '@chakra-ui/react/styled-system';
import { Dialog } from '../dialog/Dialog';
import { ErrorState } from '../error-state/ErrorState';
import { lazyPartTexts } from '../lazy-part/lazyPart.texts';
import { LoadingState } from '../loading-state/LoadingState';
import { Skeleton } from '../skeleton/Skeleton';
import { lazyDialogTexts } from './lazyDialog.texts';

export interface StandInProps {
  readonly title: string;
  readonly hasFailed: boolean;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** The dialog in the place of one whose code is on its way, or has not come. */
export function StandIn({ title, hasFailed, onClose, onRetry }: StandInProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
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
