import type { AttentionLine } from '@formline/shared/domain/clients/attention';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, PersonAvatar, Text } from '@formline/shared/ui/core';
import { actOf, type LineDialog } from './lineAct';
import { LineName, LineWords, PersonLine } from './personLine';
import { SnoozeMenu } from './SnoozeMenu';
import { reasonText, todayTexts as texts } from './today.texts';

interface NeedLineProps {
  readonly line: AttentionLine;
  readonly today: string;
  readonly canEdit: boolean;
  readonly onOpen: (dialog: LineDialog) => void;
  readonly onSnooze: (until: string) => void;
}

export function NeedLine({ line: { client, attention }, today, canEdit, onOpen, onSnooze }: NeedLineProps) {
  const act = actOf(client, attention);
  const label = texts.actions[attention.reason];
  const fullLabel = texts.actionFor(label, client.full_name);
  return (
    <PersonLine>
      <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />
      <LineWords>
        <LineName asChild flex="none">
          <RouterLink to={clientDashboardPath(client)} translate="no">
            {client.full_name}
          </RouterLink>
        </LineName>
        <Text tone="muted">{reasonText(attention, today)}</Text>
      </LineWords>
      {canEdit &&
        ('to' in act ? (
          <Button asChild size="sm">
            <RouterLink to={act.to} aria-label={fullLabel}>
              {label}
            </RouterLink>
          </Button>
        ) : (
          <Button size="sm" aria-haspopup="dialog" aria-label={fullLabel} onClick={() => onOpen(act.dialog)}>
            {label}
          </Button>
        ))}
      {canEdit && (
        <SnoozeMenu
          label={texts.snooze(client.full_name, texts.reasons[attention.reason])}
          today={today}
          onSnooze={onSnooze}
        />
      )}
    </PersonLine>
  );
}
