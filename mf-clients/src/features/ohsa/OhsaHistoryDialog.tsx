import type { OhsaResult } from '@formline/shared/contracts/records/ohsa';
import {
  Button,
  chakra,
  ErrorState,
  IconButton,
  LoadingState,
  Skeleton,
  Text,
} from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { useOhsaChanges, useOhsaHistory } from './data';
import { ohsaTexts as texts } from './ohsa.texts';

const Table = chakra('table', {
  base: {
    w: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: '3', py: '2', textAlign: 'start', verticalAlign: 'top' },
    '& th': { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& tbody tr': { borderTop: 'thin', borderColor: 'border' },
  },
});

interface OhsaHistoryDialogProps {
  readonly clientId: number;
  readonly canEdit: boolean;
  readonly onEdit: (result: OhsaResult) => void;
  readonly onClose: () => void;
}

export function OhsaHistoryDialog({ clientId, canEdit, onEdit, onClose }: OhsaHistoryDialogProps) {
  const history = useOhsaHistory(clientId);
  const { remove } = useOhsaChanges(clientId);
  const closeRef = useRef<HTMLButtonElement>(null);
  const handleRemove = (result: OhsaResult) => {
    // Moves focus first, because the row goes.
    closeRef.current?.focus();
    void remove(result);
  };
  return (
    <Dialog
      isOpen
      size="lg"
      anchor="top"
      title={texts.history}
      onClose={onClose}
      initialFocusRef={closeRef}
      actions={
        <Button ref={closeRef} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <HistoryBody history={history} changes={canEdit ? { onEdit, onRemove: handleRemove } : null} />
    </Dialog>
  );
}

interface HistoryBodyProps {
  readonly history: ReturnType<typeof useOhsaHistory>;
  /** Null: only read. */
  readonly changes: {
    readonly onEdit: (result: OhsaResult) => void;
    readonly onRemove: (result: OhsaResult) => void;
  } | null;
}

function HistoryBody({ history, changes }: HistoryBodyProps) {
  if (history.isPending) {
    return (
      <LoadingState label={texts.loading}>
        <Skeleton h="20" />
      </LoadingState>
    );
  }
  if (!history.data) {
    return <ErrorState title={texts.errors.history} onRetry={() => void history.refetch()} />;
  }
  if (history.data.length === 0) return <Text tone="muted">{texts.noneLeft}</Text>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.seen}</th>
          <th scope="col">{texts.corrective}</th>
          {changes && <th scope="col">{texts.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {history.data.map((result) => {
          const day = shortDate(result.assessment_date);
          return (
            <tr key={result.id}>
              <th scope="row">{day}</th>
              <td>{seenIn(result)}</td>
              <td>{result.corrective_exercises.map(({ name }) => name).join(', ') || texts.none}</td>
              {changes && (
                <td>
                  <IconButton
                    size="sm"
                    label={texts.editOf(day)}
                    icon={<Pencil />}
                    onClick={() => changes.onEdit(result)}
                  />
                  <IconButton
                    size="sm"
                    label={texts.removeOf(day)}
                    icon={<Trash2 />}
                    onClick={() => changes.onRemove(result)}
                  />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const seenIn = ({ compensations }: OhsaResult): string =>
  compensations.map((compensation) => texts.compensations[compensation].name).join(', ') ||
  texts.noCompensations;
