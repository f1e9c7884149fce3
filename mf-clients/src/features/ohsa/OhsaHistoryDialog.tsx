import type { OhsaResult } from '@formline/shared/contracts/records/ohsa';
import { ErrorState, LoadingState, Skeleton, Text } from '@formline/shared/ui/core';
import { RecordActions, RecordsDialog } from '../../components/record-list/RecordsDialog';
import { RecordTable } from '../../components/record-list/RecordTable';
import { useRef } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { useOhsaChanges, useOhsaHistory } from './data';
import { ohsaTexts as texts } from './ohsa.texts';

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
  return (
    <RecordsDialog title={texts.history} {...{ closeRef, onClose }}>
      <HistoryBody
        history={history}
        changes={
          canEdit
            ? {
                onEdit,
                onRemove: (result) => {
                  closeRef.current?.focus();
                  remove(result);
                },
              }
            : null
        }
      />
    </RecordsDialog>
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
    <RecordTable
      records={history.data}
      columns={[texts.date, texts.seen, texts.corrective, ...(changes ? [texts.actions] : [])]}
    >
      {(result) => {
        const day = shortDate(result.assessment_date);
        return (
          <tr key={result.id}>
            <th scope="row">{day}</th>
            <td data-wraps="">{seenIn(result)}</td>
            <td data-wraps="">
              {result.corrective_exercises.map(({ name }) => name).join(', ') || texts.none}
            </td>
            {changes && (
              <RecordActions
                editLabel={texts.editOf(day)}
                removeLabel={texts.removeOf(day)}
                onEdit={() => changes.onEdit(result)}
                onRemove={() => changes.onRemove(result)}
              />
            )}
          </tr>
        );
      }}
    </RecordTable>
  );
}

const seenIn = ({ compensations }: OhsaResult): string =>
  compensations.map((compensation) => texts.compensations[compensation].name).join(', ') ||
  texts.noCompensations;
