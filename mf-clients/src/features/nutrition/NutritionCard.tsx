import { call } from '@formline/shared/api-client';
import {
  listNutrition,
  type Nutrition,
  readLatestNutrition,
} from '@formline/shared/contracts/records/nutrition';
import { queryOf, useQuery } from '@formline/shared/query';
import { pageRecords } from '@formline/shared/session';
import { Button, Flex, lazyDialog, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { Apple, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { type ClosedForms, useEditedRecord } from '../../components/record-form/useEditedRecord';
import { NUTRITION_EVENT } from '../../components/nutrition-event/nutritionEvent';
import { assignedDay } from './data';
import { MacroShares } from './MacroShares';
import type { NutritionValues } from './nutritionForm';
import { nutritionTexts as texts } from './nutrition.texts';

const NutritionDialog = lazyDialog(
  texts.newTitle,
  async () => (await import('./NutritionDialog')).NutritionDialog,
);

const NutritionHistoryDialog = lazyDialog(
  texts.historyTitle,
  async () => (await import('./NutritionHistoryDialog')).NutritionHistoryDialog,
);

const closedForms: ClosedForms<Nutrition, NutritionValues> = pageRecords();

interface NutritionCardProps {
  readonly clientId: number;
  readonly canEdit: boolean;
  readonly onOpen?: (() => void) | undefined;
}

export function NutritionCard({ clientId, canEdit, onOpen }: NutritionCardProps) {
  const nutrition = useQuery(queryOf(readLatestNutrition, { params: { id: clientId } }));
  const [isListOpen, setIsListOpen] = useState(false);
  const { form, add, edit } = useEditedRecord({
    thing: texts.thing,
    clientId,
    closedForms,
    loadNewest: () => call(listNutrition, { params: { id: clientId } }),
  });
  const { refetch } = nutrition;
  // Effect: reloads after a planner has saved new targets.
  useEffect(() => {
    const handleUpdate = () => void refetch();
    window.addEventListener(NUTRITION_EVENT, handleUpdate);
    return () => window.removeEventListener(NUTRITION_EVENT, handleUpdate);
  }, [refetch]);
  const record = canEdit && nutrition.data !== undefined && (
    <Button size="sm" icon={<Plus />} aria-label={texts.newTitle} onClick={add}>
      {texts.record}
    </Button>
  );
  return (
    <DashboardCard
      title={texts.title}
      onOpen={onOpen}
      aside={
        nutrition.data ? (
          <Flex align="center" gap="3">
            <Text tone="muted">{assignedDay(nutrition.data)}</Text>
            {record}
          </Flex>
        ) : null
      }
    >
      <CardQuery
        query={nutrition}
        loadingLabel={texts.loading}
        skeleton={<NutritionSkeleton />}
        emptyIcon={<Apple aria-hidden="true" />}
        emptyText={texts.empty}
        emptyAction={record}
      >
        {(eaten) => (
          <>
            <MacroShares eaten={eaten} />
            <Button size="sm" variant="quiet" mt="4" onClick={() => setIsListOpen(true)}>
              {texts.history}
            </Button>
          </>
        )}
      </CardQuery>
      {isListOpen && (
        <NutritionHistoryDialog
          {...{ clientId, canEdit }}
          onEdit={edit}
          onClose={() => setIsListOpen(false)}
        />
      )}
      {form && (
        <NutritionDialog
          key={form.key}
          clientId={clientId}
          latest={nutrition.data ?? null}
          {...form.record}
        />
      )}
    </DashboardCard>
  );
}

function NutritionSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton w="32" h="8" />
      <Skeleton h="2" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}
