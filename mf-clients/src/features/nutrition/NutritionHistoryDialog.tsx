import type { Nutrition } from '@formline/shared/contracts/records/nutrition';
import { MACROS } from '@formline/shared/domain/clients/macroShares';
import { ErrorState, LoadingState, Skeleton, Text } from '@formline/shared/ui/core';
import { useRef } from 'react';
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
      <HistoryBody history={history} changes={canEdit ? { onEdit, onRemove: handleRemove } : null} />
    </RecordsDialog>
  );
}

interface HistoryBodyProps {
  readonly history: ReturnType<typeof useNutritionHistory>;
  /** Null: only read. */
  readonly changes: {
    readonly onEdit: (nutrition: Nutrition) => void;
    readonly onRemove: (nutrition: Nutrition) => void;
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
      columns={[
        texts.date,
        texts.caloriesADay,
        ...MACROS.map((macro) => texts[macro]),
        ...(changes ? [texts.actions] : []),
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
            {changes && (
              <RecordActions
                editLabel={texts.editOf(day)}
                removeLabel={texts.removeOf(day)}
                onEdit={() => changes.onEdit(nutrition)}
                onRemove={() => changes.onRemove(nutrition)}
              />
            )}
          </tr>
        );
      }}
    </RecordTable>
  );
}
