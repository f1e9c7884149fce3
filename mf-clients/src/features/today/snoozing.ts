import {
  type AttentionReason,
  endSnooze,
  readAttention,
  snoozeAttention,
} from '@formline/shared/contracts/overview/attention';
import type { OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { queryOf, useChange } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { todayTexts as texts } from './today.texts';

const attentionQuery = queryOf(readAttention, {});
type Attention = EndpointResult<typeof readAttention>;

interface Line {
  readonly client: Pick<OverviewOfClient, 'id' | 'full_name'>;
  readonly reason: AttentionReason;
}

const without = (attention: Attention, { client, reason }: Line): Attention => ({
  ...attention,
  snoozes: attention.snoozes.filter((one) => one.client_id !== client.id || one.reason !== reason),
});

/** Both show at once; a refusal restores the list and says so. */
export function useSnoozing(today: string) {
  const end = useChange(endSnooze, {
    input: ({ client, reason }: Line) => ({ params: { id: client.id }, query: { reason } }),
    optimistic: { query: attentionQuery, apply: without },
    onError: () => notify.error(texts.showAgainFailed),
  });
  const snooze = useChange(snoozeAttention, {
    input: ({ client, reason, until }: Line & { readonly until: string }) => ({
      params: { id: client.id },
      body: { reason, until, currentDate: today },
    }),
    optimistic: {
      query: attentionQuery,
      apply: (attention, line) => ({
        ...attention,
        snoozes: [
          ...without(attention, line).snoozes,
          { client_id: line.client.id, reason: line.reason, until: line.until },
        ],
      }),
    },
    onSuccess: (_saved, line) =>
      notify.undoable(texts.snoozed(line.client.full_name, line.until), () => end.mutate(line)),
    onError: () => notify.error(texts.snoozeFailed),
  });
  return { snooze: snooze.mutate, showAgain: end.mutate };
}
