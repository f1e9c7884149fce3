import { girthNames, type Measurement } from '@formline/shared/contracts/records/measurements';
import { Button, chakra, Flex, lazyDialog, lazyPart, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { Plus, Ruler } from 'lucide-react';
import { useState } from 'react';
import { CardQuery } from '../../components/dashboard-card/CardQuery';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import { useEditedRecord } from '../../components/record-form/useEditedRecord';
import { ChartsSkeleton } from '../../components/value-charts/ChartsSkeleton';
import { shortDate } from '../../components/measures/shortDate';
import { type PhotoView, withPhotos } from './bodyPhotos';
import { closedForms, useMeasurementChanges, useMeasurements } from './data';
import { LatestMeasures, Measures } from './LatestMeasures';
import type { MeasurementUnits } from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';
import { PhotoStrip } from './PhotoStrip';

const MeasurementChart = lazyPart(async () => (await import('./MeasurementChart')).MeasurementChart, {
  loading: ({ measurements }) => <ChartsSkeleton count={countMeasures(measurements)} />,
});
const PhotoDialog = lazyDialog(texts.photos, async () => (await import('./PhotoDialog')).PhotoDialog);
const MeasurementDialog = lazyDialog(
  texts.newTitle,
  async () => (await import('./MeasurementDialog')).MeasurementDialog,
);
const MeasurementsDialog = lazyDialog(
  texts.allTitle,
  async () => (await import('./MeasurementsDialog')).MeasurementsDialog,
);

/** Weight, body fat and lean mass; girths have a chart only if one was measured. */
const BODY_MEASURES = 3;
const countMeasures = (measurements: readonly Measurement[]): number =>
  BODY_MEASURES + girthNames.filter((name) => measurements.some(({ girths }) => girths[name])).length;

interface MeasurementsCardProps {
  readonly clientId: number;
  readonly units: MeasurementUnits;
  readonly canEdit: boolean;
}

export function MeasurementsCard({ clientId, units, canEdit }: MeasurementsCardProps) {
  const measurements = useMeasurements(clientId);
  const { remove } = useMeasurementChanges(clientId);
  const [isListOpen, setIsListOpen] = useState(false);
  const { form, add, edit } = useEditedRecord({
    thing: texts.thing,
    clientId,
    closedForms,
    loadNewest: async () => (await measurements.refetch({ throwOnError: true })).data ?? [],
  });
  const all = measurements.data ?? [];
  const [latest] = all;
  const record = canEdit && measurements.data && (
    <Button size="sm" icon={<Plus />} aria-label={texts.newTitle} onClick={add}>
      {texts.record}
    </Button>
  );
  return (
    <DashboardCard
      title={texts.title}
      aside={
        latest ? (
          <Flex align="center" gap="3">
            <Text tone="muted">{shortDate(latest.date)}</Text>
            {record}
          </Flex>
        ) : null
      }
    >
      <CardQuery
        query={measurements}
        loadingLabel={texts.loading}
        skeleton={<MeasurementsSkeleton />}
        isEmpty={({ length }) => length === 0}
        emptyIcon={<Ruler aria-hidden="true" />}
        emptyText={texts.empty}
        emptyAction={record}
      >
        {(known) => (
          <>
            <Measured {...{ clientId, units }} measurements={known} />
            <Button size="sm" variant="quiet" mt="4" ms="-3" onClick={() => setIsListOpen(true)}>
              {texts.all(known.length)}
            </Button>
          </>
        )}
      </CardQuery>
      {isListOpen && (
        <MeasurementsDialog
          {...{ units, canEdit }}
          measurements={all}
          onEdit={edit}
          onRemove={(measurement) => remove(measurement)}
          onClose={() => setIsListOpen(false)}
        />
      )}
      {form && (
        <MeasurementDialog key={form.key} {...{ clientId, units }} measurements={all} {...form.record} />
      )}
    </DashboardCard>
  );
}

interface MeasuredProps {
  readonly clientId: number;
  readonly measurements: readonly Measurement[];
  readonly units: MeasurementUnits;
}

function Measured({ clientId, measurements, units }: MeasuredProps) {
  const [openView, setOpenView] = useState<PhotoView | null>(null);
  const [latest] = measurements;
  const photographed = withPhotos(measurements);
  const [latestPhotographed] = photographed;
  return (
    <>
      {latest && <LatestMeasures measurement={latest} units={units} />}
      <chakra.div mt="6">
        <MeasurementChart {...{ clientId, measurements, units }} />
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
      <Measures as="div">
        <Skeleton shape="card" h="16" />
        <Skeleton shape="card" h="16" />
        <Skeleton shape="card" h="16" />
      </Measures>
      <ChartsSkeleton count={BODY_MEASURES} />
    </Stack>
  );
}
