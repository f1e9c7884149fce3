import { readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import { queryOf, useQuery } from '@formline/shared/query';
import { Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { Apple } from 'lucide-react';
import { useEffect } from 'react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { shortDate } from '../../components/measures/shortDate';
import { NUTRITION_EVENT } from '../../components/nutrition-event/nutritionEvent';
import { MacroShares } from './MacroShares';
import { nutritionTexts as texts } from './nutrition.texts';

interface NutritionCardProps {
  readonly clientId: number;
  readonly onOpen?: (() => void) | undefined;
}

export function NutritionCard({ clientId, onOpen }: NutritionCardProps) {
  const nutrition = useQuery(queryOf(readLatestNutrition, { params: { id: clientId } }));
  const { refetch } = nutrition;
  // Effect: reloads after a planner has saved new targets.
  useEffect(() => {
    const handleUpdate = () => void refetch();
    window.addEventListener(NUTRITION_EVENT, handleUpdate);
    return () => window.removeEventListener(NUTRITION_EVENT, handleUpdate);
  }, [refetch]);
  const assigned = nutrition.data?.assignedTime;
  return (
    <DashboardCard
      title={texts.title}
      onOpen={onOpen}
      aside={assigned ? <Text tone="muted">{shortDate(localCalendarDate(new Date(assigned)))}</Text> : null}
    >
      <CardQuery
        query={nutrition}
        loadingLabel={texts.loading}
        skeleton={<NutritionSkeleton />}
        emptyIcon={<Apple aria-hidden="true" />}
        emptyText={texts.empty}
      >
        {(eaten) => <MacroShares eaten={eaten} />}
      </CardQuery>
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
