import { call } from '@formline/shared/api-client';
import { listOhsaResults, type OhsaResult, readOhsaResults } from '@formline/shared/contracts/records/ohsa';
import { queryOf, useQuery } from '@formline/shared/query';
import { pageRecords } from '@formline/shared/session';
import { Button, Flex, lazyDialog, SimpleGrid, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { PersonStanding, Plus } from 'lucide-react';
import { useState } from 'react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { type ClosedForms, useEditedRecord } from '../../components/record-form/useEditedRecord';
import { shortDate } from '../../components/measures/shortDate';
import { MusclePanel } from './MusclePanel';
import { ohsaTexts as texts } from './ohsa.texts';
import type { OhsaValues } from './ohsaForm';

const COLUMNS = { base: 1, xl: 2 };
const OhsaDialog = lazyDialog(texts.newTitle, async () => (await import('./OhsaDialog')).OhsaDialog);
const OhsaHistoryDialog = lazyDialog(
  texts.history,
  async () => (await import('./OhsaHistoryDialog')).OhsaHistoryDialog,
);

const closedForms: ClosedForms<OhsaResult, OhsaValues> = pageRecords();

interface OhsaCardProps {
  readonly clientId: number;
  readonly canEdit: boolean;
}

export function OhsaCard({ clientId, canEdit }: OhsaCardProps) {
  const ohsa = useQuery(queryOf(readOhsaResults, { params: { id: clientId } }));
  const [isListOpen, setIsListOpen] = useState(false);
  const { form, add, edit } = useEditedRecord({
    thing: texts.thing,
    clientId,
    closedForms,
    loadNewest: () => call(listOhsaResults, { params: { id: clientId } }),
  });
  const date = ohsa.data?.assessment_date;
  const record = canEdit && ohsa.data !== undefined && (
    <Button size="sm" icon={<Plus />} aria-label={texts.newTitle} onClick={add}>
      {texts.record}
    </Button>
  );
  return (
    <DashboardCard
      title={texts.title}
      aside={
        date ? (
          <Flex align="center" gap="3">
            <Text tone="muted">{shortDate(date)}</Text>
            {record}
          </Flex>
        ) : null
      }
    >
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
        emptyAction={record}
      >
        {({ over_active_muscles, under_active_muscles }) => (
          <>
            <SimpleGrid columns={COLUMNS} gap="4">
              <MusclePanel title={texts.overActive} muscles={over_active_muscles} level={2} />
              <MusclePanel title={texts.underActive} muscles={under_active_muscles} level={1} />
            </SimpleGrid>
            <Button size="sm" variant="quiet" mt="4" ms="-3" onClick={() => setIsListOpen(true)}>
              {texts.history}
            </Button>
          </>
        )}
      </CardQuery>
      {isListOpen && (
        <OhsaHistoryDialog {...{ clientId, canEdit }} onEdit={edit} onClose={() => setIsListOpen(false)} />
      )}
      {form && <OhsaDialog key={form.key} clientId={clientId} {...form.record} />}
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
