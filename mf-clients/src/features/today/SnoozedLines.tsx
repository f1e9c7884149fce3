import type { AttentionReason } from '@formline/shared/contracts/overview/attention';
import type { OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import type { AttentionLine } from '@formline/shared/domain/clients/attention';
import { Button, chakra, PersonAvatar, Text } from '@formline/shared/ui/core';
import { LineName, Lines, LineWords, PersonLine } from './personLine';
import { reasonText, todayTexts as texts } from './today.texts';

const Details = chakra('details', {
  base: { mt: '4', pt: '3', borderTopWidth: '1px', borderColor: 'border' },
});
const Summary = chakra('summary', {
  base: { w: 'fit-content', cursor: 'pointer', color: 'fg.muted', fontWeight: 'medium', borderRadius: 'xs' },
});

interface SnoozedLinesProps {
  readonly lines: readonly AttentionLine[];
  readonly today: string;
  readonly canEdit: boolean;
  readonly onShowAgain: (line: {
    readonly client: OverviewOfClient;
    readonly reason: AttentionReason;
  }) => void;
}

/** What was put off and would be listed now. */
export function SnoozedLines({ lines, today, canEdit, onShowAgain }: SnoozedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Details>
      <Summary>{texts.needs.snoozed(lines.length)}</Summary>
      <Lines mt="2">
        {lines.map(({ client, attention, snoozedUntil }) => (
          <PersonLine key={`${client.id} ${attention.reason}`}>
            <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />
            <LineWords>
              <LineName flex="none" translate="no">
                {client.full_name}
              </LineName>
              <Text tone="muted">{reasonText(attention, today)}</Text>
            </LineWords>
            <Text tone="muted" size="sm" whiteSpace="nowrap">
              {texts.needs.until(snoozedUntil ?? today)}
            </Text>
            {canEdit && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={texts.showAgainFor(client.full_name)}
                onClick={() => onShowAgain({ client, reason: attention.reason })}
              >
                {texts.showAgain}
              </Button>
            )}
          </PersonLine>
        ))}
      </Lines>
    </Details>
  );
}
