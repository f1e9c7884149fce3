import type { AttentionLine } from '@formline/shared/domain/clients/attention';
import { ATTENTION_REASONS, type AttentionReason } from '@formline/shared/contracts/overview/attention';
import { useSearchParams } from '@formline/shared/routing';
import { Select, ShowMore } from '@formline/shared/ui/controls';
import { chakra, EmptyState } from '@formline/shared/ui/core';
import { DashboardCard } from '../../components/dashboard-card/DashboardCard';
import type { LineDialog } from './lineAct';
import { NeedLine } from './NeedLine';
import { Lines } from './personLine';
import { SnoozedLines } from './SnoozedLines';
import { useSnoozing } from './snoozing';
import { todayTexts } from './today.texts';

const texts = todayTexts.needs;
const REASON_PARAMETER = 'reason';

interface NeedsYouProps {
  readonly lines: readonly AttentionLine[];
  readonly today: string;
  readonly canEdit: boolean;
  readonly onOpen: (dialog: LineDialog) => void;
}

export function NeedsYou({ lines, today, canEdit, onOpen }: NeedsYouProps) {
  const [reason, setReason] = useReason();
  const { snooze, showAgain } = useSnoozing(today);
  const open = lines.filter(({ snoozedUntil }) => snoozedUntil === null);
  const chosen = open.filter(({ attention }) => reason === null || attention.reason === reason);
  return (
    <DashboardCard
      title={texts.title}
      aside={open.length > 0 && <ReasonFilter {...{ open, reason, setReason }} />}
    >
      <div tabIndex={-1}>
        {chosen.length === 0 ? (
          <EmptyState title={texts.nobody} text={texts.nobodyText} />
        ) : (
          <ShowMore items={chosen} step={50}>
            {(shown) => (
              <Lines>
                {shown.map((line) => (
                  <NeedLine
                    key={`${line.client.id} ${line.attention.reason}`}
                    {...{ line, today, canEdit, onOpen }}
                    onSnooze={(until) =>
                      snooze({ client: line.client, reason: line.attention.reason, until })
                    }
                  />
                ))}
              </Lines>
            )}
          </ShowMore>
        )}
      </div>
      <SnoozedLines
        {...{ today, canEdit }}
        lines={lines.filter(({ snoozedUntil }) => snoozedUntil !== null)}
        onShowAgain={showAgain}
      />
    </DashboardCard>
  );
}

interface ReasonFilterProps {
  readonly open: readonly AttentionLine[];
  readonly reason: AttentionReason | null;
  readonly setReason: (reason: AttentionReason | null) => void;
}

function ReasonFilter({ open, reason, setReason }: ReasonFilterProps) {
  const options = ATTENTION_REASONS.map((value) => ({
    value,
    count: open.filter(({ attention }) => attention.reason === value).length,
  })).filter(({ value, count }) => count > 0 || value === reason);
  return (
    <chakra.div w="56" maxW="full">
      <Select
        aria-label={texts.filter}
        options={[
          { value: '', label: texts.all(open.length) },
          ...options.map(({ value, count }) => ({
            value,
            label: texts.ofReason(todayTexts.reasons[value], count),
          })),
        ]}
        value={reason ?? ''}
        onChange={({ target }) => setReason(reasonOf(target.value))}
      />
    </chakra.div>
  );
}

const reasonOf = (text: string | null): AttentionReason | null =>
  ATTENTION_REASONS.find((reason) => reason === text) ?? null;

function useReason() {
  const [params, setParams] = useSearchParams();
  const choose = (reason: AttentionReason | null) => {
    const next = new URLSearchParams(params);
    if (reason === null) next.delete(REASON_PARAMETER);
    else next.set(REASON_PARAMETER, reason);
    setParams(next, { replace: true });
  };
  return [reasonOf(params.get(REASON_PARAMETER)), choose] as const;
}
