import { listMeasurements, type Measurement } from '@formline/shared/contracts/records/measurements';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { queryOf, useQuery } from '@formline/shared/query';
import { chakra, lazyDialog, lazyPart, SimpleGrid, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { ChartSkeleton } from '../../components/day-chart/ChartSkeleton';
import { shortDate } from '../../components/measures/shortDate';
import { type PhotoView, withPhotos } from './bodyPhotos';
import { LatestMeasures } from './LatestMeasures';
import { measurementsTexts as texts } from './measurements.texts';
import { PhotoStrip } from './PhotoStrip';

const MeasurementChart = lazyPart(async () => (await import('./MeasurementChart')).MeasurementChart, {
  loading: <ChartSkeleton />,
});
const PhotoDialog = lazyDialog(texts.photos, async () => (await import('./PhotoDialog')).PhotoDialog);

interface MeasurementsCardProps {
  readonly clientId: number;
  readonly unit: UnitPreference['unit_weight'];
}

export function MeasurementsCard({ clientId, unit }: MeasurementsCardProps) {
  const measurements = useQuery(queryOf(listMeasurements, { params: { id: clientId } }));
  const [latest] = measurements.data ?? [];
  return (
    <DashboardCard
      title={texts.title}
      aside={latest ? <Text tone="muted">{shortDate(latest.date)}</Text> : null}
    >
      <CardQuery
        query={measurements}
        loadingLabel={texts.loading}
        skeleton={<MeasurementsSkeleton />}
        isEmpty={({ length }) => length === 0}
        emptyIcon={<Ruler aria-hidden="true" />}
        emptyText={texts.empty}
      >
        {(all) => <Measured measurements={all} unit={unit} />}
      </CardQuery>
    </DashboardCard>
  );
}

interface MeasuredProps {
  readonly measurements: readonly Measurement[];
  readonly unit: UnitPreference['unit_weight'];
}

function Measured({ measurements, unit }: MeasuredProps) {
  const [openView, setOpenView] = useState<PhotoView | null>(null);
  const [latest] = measurements;
  const photographed = withPhotos(measurements);
  const [latestPhotographed] = photographed;
  return (
    <>
      {latest && <LatestMeasures measurement={latest} unit={unit} />}
      <chakra.div mt="6">
        <MeasurementChart measurements={measurements} unit={unit} />
      </chakra.div>
      {latestPhotographed && <PhotoStrip measurement={latestPhotographed} onOpen={setOpenView} />}
      {openView && (
        <PhotoDialog measurements={photographed} firstView={openView} onClose={() => setOpenView(null)} />
      )}
    </>
  );
}

function MeasurementsSkeleton() {
  return (
    <Stack gap="6">
      <SimpleGrid columns={3} gap="4">
        <Skeleton shape="card" h="16" />
        <Skeleton shape="card" h="16" />
        <Skeleton shape="card" h="16" />
      </SimpleGrid>
      <ChartSkeleton />
    </Stack>
  );
}
