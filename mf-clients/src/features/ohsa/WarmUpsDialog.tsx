import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { MOST_WARM_UPS, previewWarmUps, type WarmUpDay } from '@formline/shared/contracts/records/warmUps';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { queryOf, useQuery, type UseQueryResult } from '@formline/shared/query';
import { Select, useSaving } from '@formline/shared/ui/controls';
import { Button, chakra, ErrorState, LoadingState, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { Field, FormError } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { useRef, useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { staleMessage } from '../../queries/isStale';
import { useWarmUpChanges } from './data';
import { warmUpsTexts as texts } from './warmUps.texts';

const Table = chakra('table', {
  base: {
    w: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: '3', py: '2', textAlign: 'start', verticalAlign: 'top' },
    '& th': { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& tbody tr': { borderTop: 'thin', borderColor: 'border' },
    '& [data-unchanged] td': { color: 'fg.muted' },
  },
});

const DEFAULT_COUNT = 3;
const counts = Array.from({ length: MOST_WARM_UPS }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}));

type Preview = EndpointResult<typeof previewWarmUps>;

interface WarmUpsDialogProps {
  readonly clientId: number;
  readonly onClose: () => void;
}

export function WarmUpsDialog({ clientId, onClose }: WarmUpsDialogProps) {
  const [count, setCount] = useState(DEFAULT_COUNT);
  const [today] = useState(() => localCalendarDate(new Date()));
  const [error, setError] = useState<string | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const preview = useQuery({
    ...queryOf(previewWarmUps, { params: { id: clientId }, query: { count, currentDate: today } }),
    placeholderData: (shown: Preview | undefined) => shown,
  });
  const { add } = useWarmUpChanges(clientId, today);
  const saving = useSaving(preview.data ?? texts);
  const changing = (preview.data?.days ?? []).filter(({ outcome }) => outcome === 'adds');
  const canAdd = changing.length > 0 && !preview.isPlaceholderData;
  const handleAdd = async () => {
    const { data } = preview;
    if (!canAdd || !data || saving.state === 'loading') return;
    setError(null);
    const isAdded = await saving.save((key) =>
      add(data, key).catch((failure: unknown) => {
        setError(staleMessage(failure) ?? texts.errors.add);
        void preview.refetch();
        throw failure;
      }),
    );
    if (isAdded) onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      anchor="top"
      title={texts.title}
      onClose={onClose}
      initialFocusRef={addRef}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            ref={addRef}
            variant="primary"
            isLoading={saving.state === 'loading'}
            aria-disabled={!canAdd || undefined}
            onClick={() => void handleAdd()}
          >
            {preview.data ? texts.add(changing.length) : texts.open}
          </Button>
        </>
      }
    >
      <Stack gap="4" pb="2">
        <chakra.div maxW="40">
          <Field label={texts.count}>
            <Select
              name="count"
              options={counts}
              value={String(count)}
              onChange={(event) => setCount(Number(event.currentTarget.value))}
            />
          </Field>
        </chakra.div>
        <PreviewBody preview={preview} count={count} />
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}

interface PreviewBodyProps {
  readonly preview: UseQueryResult<Preview>;
  readonly count: number;
}

function PreviewBody({ preview, count }: PreviewBodyProps) {
  const { data } = preview;
  if (preview.isPending) {
    return (
      <LoadingState label={texts.loading}>
        <Stack gap="3">
          <Skeleton h="6" />
          <Skeleton h="6" />
          <Skeleton h="6" />
        </Stack>
      </LoadingState>
    );
  }
  if (!data) return <ErrorState title={texts.failed} onRetry={() => void preview.refetch()} />;
  if (data.days.length === 0) return <Text tone="muted">{texts.noneAhead}</Text>;
  const usable = data.days.filter(({ outcome }) => outcome === 'adds' || outcome === 'alreadyThere').length;
  return (
    <Stack gap="3">
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.workout}</th>
            <th scope="col">{texts.change}</th>
          </tr>
        </thead>
        <tbody>
          {data.days.map((day) => (
            <tr key={day.scheduled_workout_id} data-unchanged={day.outcome === 'adds' ? undefined : ''}>
              <th scope="row">{shortDate(day.date)}</th>
              <td>{day.workout_name}</td>
              <td>{changeText(day, data)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {usable < count && !preview.isPlaceholderData && <Text role="status">{texts.fewer(usable)}</Text>}
      <Text tone="muted">{texts.onlyThisClient}</Text>
    </Stack>
  );
}

function changeText({ outcome, added_exercise_ids: ids }: WarmUpDay, { exercises }: Preview): string {
  if (outcome !== 'adds') return texts.outcomes[outcome];
  if (ids.length > 1 && ids.length === exercises.length) return texts.addsAll(ids.length);
  return texts.adds(exercises.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
}
