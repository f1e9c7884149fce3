import type { CalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';
import { useQuery } from '@formline/shared/query';
import {
  Badge,
  Button,
  chakra,
  EmptyState,
  ErrorState,
  LoadingState,
  Skeleton,
  Text,
} from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { Redo2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import { calendarEditTexts, changeText } from './calendarEdit.texts';
import { changesQuery, turnAndNotify } from './calendarChange';

const { change: texts, undo, redo } = calendarEditTexts;

const Changes = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      py: '3',
      borderTop: 'thin',
      borderColor: 'border',
    },
    '& > li:first-of-type': { borderTop: 'none', pt: '0' },
    '& > li > div': { flex: '1', minW: '0' },
  },
});

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface ChangesDialogProps {
  readonly owner: OwnerKey;
  readonly onClose: () => void;
}

export function ChangesDialog({ owner, onClose }: ChangesDialogProps) {
  const closeRef = useRef<HTMLButtonElement>(null);
  const changes = useQuery(changesQuery(owner));
  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={onClose}
      initialFocusRef={closeRef}
      actions={
        <Button ref={closeRef} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {changes.isPending && (
        <LoadingState label={texts.loading}>
          <Skeleton h="40" />
        </LoadingState>
      )}
      {changes.isLoadingError && (
        <ErrorState
          title={texts.failed}
          isRetrying={changes.isFetching}
          onRetry={() => void changes.refetch()}
        />
      )}
      {changes.data?.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {changes.data && changes.data.length > 0 && (
        <>
          <Changes>
            {changes.data.map((change) => (
              <li key={change.id}>
                <ChangeLine owner={owner} change={change} />
              </li>
            ))}
          </Changes>
          <Text tone="muted" size="sm" mt="3">
            {texts.listed}
          </Text>
        </>
      )}
    </Dialog>
  );
}

interface ChangeLineProps {
  readonly owner: OwnerKey;
  readonly change: CalendarChange;
}

function ChangeLine({ owner, change }: ChangeLineProps) {
  const [isTurning, setIsTurning] = useState(false);
  const text = changeText(change);
  const isUndone = change.undone_at !== null;
  const turn = async () => {
    setIsTurning(true);
    await turnAndNotify({ owner, changeId: change.id }, isUndone ? 'redo' : 'undo');
    setIsTurning(false);
  };
  return (
    <>
      <div>
        <Text overflowWrap="anywhere">{text}</Text>
        <Text tone="muted" size="sm">
          {`${change.changed_by.full_name} · ${momentFormat.format(new Date(change.changed_at))}`}
        </Text>
      </div>
      {isUndone && <Badge>{texts.undoneBadge}</Badge>}
      <Button
        size="sm"
        icon={isUndone ? <Redo2 /> : <Undo2 />}
        isLoading={isTurning}
        aria-label={isUndone ? texts.redo(text) : texts.undo(text)}
        onClick={() => void turn()}
      >
        {isUndone ? redo : undo}
      </Button>
    </>
  );
}
