import type { MemberDay, MemberDifference } from '@formline/shared/domain/scheduling/memberDifferences';
import { chakra, Text } from '@formline/shared/ui/core';
import { weekdayDate } from '../schedule/dayWords';
import { scheduleDialogTexts } from './scheduleDialog.texts';

const { preview: texts } = scheduleDialogTexts;

const MOST_DAYS = 4;

const List = chakra('ul', {
  base: {
    maxH: '24',
    overflowY: 'auto',
    fontSize: 'sm',
    color: 'fg.muted',
    '& strong': { color: 'fg', fontWeight: 'medium' },
    '& li': { py: '0.5', overflowWrap: 'anywhere' },
  },
});

export function PreviewMembers({ members }: { readonly members: readonly MemberDifference[] }) {
  if (members.length === 0) return null;
  return (
    <div>
      <Text size="sm" role="status">
        {texts.members(members.length)}
      </Text>
      <List tabIndex={0} aria-label={texts.members(members.length)}>
        {members.map((member) => (
          <li key={member.clientId}>
            <strong>{member.name}</strong> {differenceOf(member)}
          </li>
        ))}
      </List>
    </div>
  );
}

function differenceOf({ isCancelled, kept, missing }: MemberDifference): string {
  const parts = [
    isCancelled ? texts.memberCancelled : null,
    kept.length > 0 ? texts.memberKeeps(named(kept)) : null,
    missing.length > 0 ? texts.memberMissing(named(missing)) : null,
  ];
  return parts.filter((part) => part !== null).join('; ');
}

function named(days: readonly MemberDay[]): readonly string[] {
  const shown = days.slice(0, MOST_DAYS).map(({ date, name }) => texts.memberDay(name, weekdayDate(date)));
  return days.length > MOST_DAYS ? [...shown, texts.moreDays(days.length - MOST_DAYS)] : shown;
}
