import type { Nutrition } from '@formline/shared/contracts/records/nutrition';
import { MACROS } from '@formline/shared/domain/clients/macroShares';
import { useRef } from 'react';
import { RecordHistory } from '../../components/record-list/RecordHistory';
import { RecordActions, RecordsDialog } from '../../components/record-list/RecordsDialog';
import { RecordTable } from '../../components/record-list/RecordTable';
import { assignedDay, useNutritionHistory, useNutritionRemoval } from './data';
import { nutritionTexts as texts } from './nutrition.texts';

interface NutritionHistoryDialogProps {
  readonly clientId: number;
  readonly canEdit: boolean;
  readonly onEdit: (nutrition: Nutrition) => void;
  readonly onClose: () => void;
}

export function NutritionHistoryDialog({ clientId, canEdit, onEdit, onClose }: NutritionHistoryDialogProps) {
  const history = useNutritionHistory(clientId);
  const remove = useNutritionRemoval(clientId);
  const closeRef = useRef<HTMLButtonElement>(null);
  const handleRemove = (nutrition: Nutrition) => {
    closeRef.current?.focus();
    remove(nutrition);
  };
  return (
    <RecordsDialog title={texts.historyTitle} {...{ closeRef, onClose }}>
      <RecordHistory {...{ history, texts }}>
        {(records) => (
          <RecordTable
            records={records}
            columns={[
              texts.date,
              texts.caloriesADay,
              ...MACROS.map((macro) => texts[macro]),
              ...(canEdit ? [texts.actions] : []),
            ]}
          >
            {(nutrition) => {
              const day = assignedDay(nutrition);
              return (
                <tr key={nutrition.id}>
                  <th scope="row">{day}</th>
                  <td>{texts.calories(nutrition.calories)}</td>
                  {MACROS.map((macro) => (
                    <td key={macro}>{texts.grams(nutrition[macro])}</td>
                  ))}
                  {canEdit && (
                    <RecordActions
                      editLabel={texts.editOf(day)}
                      removeLabel={texts.removeOf(day)}
                      onEdit={() => onEdit(nutrition)}
                      onRemove={() => handleRemove(nutrition)}
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
