import { readOhsaResults } from '@formline/shared/contracts/records/ohsa';
import { queryOf, useQuery } from '@formline/shared/query';
import { Flex, SimpleGrid, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { PersonStanding } from 'lucide-react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { shortDate } from '../../components/measures/shortDate';
import { MusclePanel } from './MusclePanel';
import { ohsaTexts as texts } from './ohsa.texts';

const COLUMNS = { base: 1, xl: 2 };

export function OhsaCard({ clientId }: { readonly clientId: number }) {
  const ohsa = useQuery(queryOf(readOhsaResults, { params: { id: clientId } }));
  const date = ohsa.data?.assessment_date;
  return (
    <DashboardCard title={texts.title} aside={date ? <Text tone="muted">{shortDate(date)}</Text> : null}>
      <CardQuery
        query={ohsa}
        loadingLabel={texts.loading}
        skeleton={
          <SimpleGrid columns={COLUMNS} gap="4">
            <MuscleSkeleton />
            <MuscleSkeleton />
          </SimpleGrid>
        }
        emptyIcon={<PersonStanding aria-hidden="true" />}
        emptyText={texts.empty}
      >
        {({ over_active_muscles, under_active_muscles }) => (
          <SimpleGrid columns={COLUMNS} gap="4">
            <MusclePanel title={texts.overActive} muscles={over_active_muscles} level={2} />
            <MusclePanel title={texts.underActive} muscles={under_active_muscles} level={1} />
          </SimpleGrid>
        )}
      </CardQuery>
    </DashboardCard>
  );
}

function MuscleSkeleton() {
  return (
    <Flex gap="6">
      <Skeleton shape="card" w="40" h="64" />
      <Stack gap="3" flex="1">
        <Skeleton w="32" h="5" />
        <Skeleton w="24" />
        <Skeleton w="28" />
        <Skeleton w="20" />
      </Stack>
    </Flex>
  );
}
