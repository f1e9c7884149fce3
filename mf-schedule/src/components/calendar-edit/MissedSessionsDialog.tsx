import type { PlannedDay } from '@formline/shared/contracts/scheduling/missedSessions';
import { REPAIRS } from '@formline/shared/contracts/scheduling/missedSessions';
import { RadioGroup } from '@formline/shared/ui/controls';
import {
  Button,
  chakra,
  EmptyState,
  ErrorState,
  InlineNotice,
  LoadingState,
  Skeleton,
  Stack,
  Text,
} from '@formline/shared/ui/core';
import { Checkbox, FieldGroup } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { weekdayDate } from '../schedule/dayWords';
import { missedSessionsTexts as texts } from './missedSessions.texts';
import { useMissedSessions } from './useMissedSessions';

const Lines = chakra('ul', {
  base: {
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'md',
    maxH: 'min({sizes.64}, 30vh)',
    overflowY: 'auto',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      px: '3',
      py: '2',
      borderTop: 'thin',
      borderColor: 'border',
    },
    '& li:first-of-type': { borderTop: 'none' },
    '& time': { w: '24', fontVariantNumeric: 'tabular-nums' },
    '& .from': { color: 'fg.muted', fontSize: 'sm' },
  },
});

interface MissedSessionsDialogProps {
  readonly clientId: number;
  readonly selectedIds: readonly number[];
  readonly today: string;
  readonly onClose: () => void;
}

/** Says what becomes of the calendar before anything is sent. */
export function MissedSessionsDialog(props: MissedSessionsDialogProps) {
  const { onClose } = props;
  const form = useMissedSessions(props);
  const { all, missed, plan } = form;
  return (
    <Dialog
      isOpen
      anchor="top"
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {missed.length > 0 && (
            <Button variant="primary" isLoading={form.isBusy} onClick={form.submit}>
              {texts.submit(plan?.made_up.length ?? 0)}
            </Button>
          )}
        </>
      }
    >
      {all.isPending ? (
        <LoadingState label={texts.loading}>
          <Skeleton h="64" />
        </LoadingState>
      ) : !all.data ? (
        <ErrorState title={texts.failed} isRetrying={all.isFetching} onRetry={() => void all.refetch()} />
      ) : missed.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText} />
      ) : (
        <Stack gap="4">
          <RadioGroup
            label={texts.how}
            options={REPAIRS.map((value) => ({ value, ...texts.ways[value] }))}
            value={form.repair}
            onChange={form.setRepair}
          />
          <FieldGroup label={texts.missed}>
            <Stack gap="1" maxH="40" overflowY="auto" w="full">
              {missed.map(({ id, workout_date, workout_name }) => (
                <Checkbox
                  key={id}
                  label={`${weekdayDate(workout_date)} · ${workout_name}`}
                  checked={form.isChosen(id)}
                  onChange={() => form.toggle(id)}
                />
              ))}
            </Stack>
          </FieldGroup>
          {plan && plan.made_up.length > 0 && <Preview madeUp={plan.made_up} moved={plan.moved} />}
          {form.problem !== null && (
            <InlineNotice tone="error" role="alert">
              {form.problem}
            </InlineNotice>
          )}
          <Text tone="muted" size="sm">
            {texts.drop}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}

interface PreviewProps {
  readonly madeUp: readonly PlannedDay[];
  readonly moved: readonly PlannedDay[];
}

function Preview({ madeUp, moved }: PreviewProps) {
  const lines = [
    ...madeUp.map((day) => ({ ...day, from: texts.madeUp(weekdayDate(day.date)) })),
    ...moved.map((day) => ({ ...day, from: texts.moved(weekdayDate(day.date)) })),
  ].sort((one, other) => (one.to === other.to ? 0 : one.to < other.to ? -1 : 1));
  return (
    <section aria-label={texts.preview}>
      <Text fontWeight="semibold" size="sm" mb="1">
        {texts.preview}
      </Text>
      <Lines>
        {lines.map(({ id, to, workout_name, from }) => (
          <li key={id}>
            <time dateTime={to}>{weekdayDate(to)}</time>
            <span>{workout_name}</span>
            <span className="from">{from}</span>
          </li>
        ))}
      </Lines>
    </section>
  );
}
