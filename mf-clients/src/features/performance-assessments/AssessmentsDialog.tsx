import type { AssessmentResult } from '@formline/shared/contracts/records/performanceAssessments';
import { Text } from '@formline/shared/ui/core';
import { useRef } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { RecordActions, RecordsDialog } from '../../components/record-list/RecordsDialog';
import { RecordTable } from '../../components/record-list/RecordTable';
import type { WeightUnit } from './assessmentForm';
import { assessmentsTexts } from './assessments.texts';
import { useAssessmentRemoval } from './data';
import { recordAssessmentsTexts as texts } from './recordAssessments.texts';
import { resultText } from './resultText';

interface AssessmentsDialogProps {
  readonly clientId: number;
  readonly unit: WeightUnit;
  /** Newest first. */
  readonly results: readonly AssessmentResult[];
  readonly canEdit: boolean;
  readonly onEdit: (result: AssessmentResult) => void;
  readonly onClose: () => void;
}

export function AssessmentsDialog(props: AssessmentsDialogProps) {
  const { clientId, unit, results, canEdit, onEdit, onClose } = props;
  const remove = useAssessmentRemoval(clientId);
  const closeRef = useRef<HTMLButtonElement>(null);
  return (
    <RecordsDialog title={assessmentsTexts.allTitle} {...{ closeRef, onClose }}>
      <RecordTable
        records={results}
        columns={[texts.date, texts.assessment, texts.result, ...(canEdit ? [texts.actions] : [])]}
      >
        {(result) => {
          const { name } = result.performance_assessment;
          const label = texts.names[name];
          const day = shortDate(result.date);
          return (
            <tr key={result.id}>
              <th scope="row">{day}</th>
              <td data-wraps="">{label}</td>
              <td>{resultText(name, result.value, unit)}</td>
              {canEdit && (
                <RecordActions
                  editLabel={texts.editOf(label, day)}
                  removeLabel={texts.removeOf(label, day)}
                  onEdit={() => onEdit(result)}
                  onRemove={() => {
                    closeRef.current?.focus();
                    remove(result);
                  }}
                />
              )}
            </tr>
          );
        }}
      </RecordTable>
      {results.length === 0 && <Text tone="muted">{texts.noneLeft}</Text>}
    </RecordsDialog>
  );
}
