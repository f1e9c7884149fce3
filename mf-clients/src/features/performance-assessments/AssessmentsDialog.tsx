import type { AssessmentResult } from '@formline/shared/contracts/records/performanceAssessments';
import { Button, IconButton, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { RecordTable } from '../../components/record-list/RecordTable';
import type { WeightUnit } from './assessmentForm';
import { assessmentsTexts } from './assessments.texts';
import { removeAssessment } from './data';
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
  const closeRef = useRef<HTMLButtonElement>(null);
  const handleRemove = (result: AssessmentResult) => {
    // Moves focus first, because the row goes.
    closeRef.current?.focus();
    void removeAssessment(clientId, result);
  };
  return (
    <Dialog
      isOpen
      size="lg"
      anchor="top"
      title={assessmentsTexts.allTitle}
      onClose={onClose}
      initialFocusRef={closeRef}
      actions={
        <Button ref={closeRef} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <RecordTable>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.assessment}</th>
            <th scope="col">{texts.result}</th>
            {canEdit && <th scope="col">{texts.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => {
            const { name } = result.performance_assessment;
            const label = texts.names[name];
            const day = shortDate(result.date);
            return (
              <tr key={result.id}>
                <th scope="row">{day}</th>
                <td data-wraps="">{label}</td>
                <td>{resultText(name, result.value, unit)}</td>
                {canEdit && (
                  <td>
                    <IconButton
                      size="sm"
                      label={texts.editOf(label, day)}
                      icon={<Pencil />}
                      onClick={() => onEdit(result)}
                    />
                    <IconButton
                      size="sm"
                      label={texts.removeOf(label, day)}
                      icon={<Trash2 />}
                      onClick={() => handleRemove(result)}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </RecordTable>
      {results.length === 0 && <Text tone="muted">{texts.noneLeft}</Text>}
    </Dialog>
  );
}
