import type { OhsaResult } from '@formline/shared/contracts/records/ohsa';
import { RecordHistory } from '../../components/record-list/RecordHistory';
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
  const handleRemove = (result: OhsaResult) => {
    closeRef.current?.focus();
    remove(result);
  };
  return (
    <RecordsDialog title={texts.history} {...{ closeRef, onClose }}>
      <RecordHistory {...{ history, texts }}>
        {(records) => (
          <RecordTable
            records={records}
            columns={[texts.date, texts.seen, texts.corrective, ...(canEdit ? [texts.actions] : [])]}
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
                  {canEdit && (
                    <RecordActions
                      editLabel={texts.editOf(day)}
                      removeLabel={texts.removeOf(day)}
                      onEdit={() => onEdit(result)}
                      onRemove={() => handleRemove(result)}
                    />
                  )}
                </tr>
              );
            }}
          </RecordTable>
        )}
      </RecordHistory>
    </RecordsDialog>
  );
}

const seenIn = ({ compensations }: OhsaResult): string =>
  compensations.map((compensation) => texts.compensations[compensation].name).join(', ') ||
  texts.noCompensations;
