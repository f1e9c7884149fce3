import type { Activity, ActivityType } from '@formline/shared/contracts/people/activityFeed';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import { Link } from '@formline/shared/routing';
import { chakra, PersonAvatar, Text } from '@formline/shared/ui/core';
import {
  Activity as ActivityIcon,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleCheck,
  Flag,
  type LucideIcon,
  Ruler,
  Salad,
  Target,
  UserPlus,
  Users,
} from 'lucide-react';
import { activityWords, timeOfDay } from './activityLine';

const icons: Readonly<Record<ActivityType, LucideIcon>> = {
  program_scheduled: CalendarCheck,
  workout_scheduled: CalendarCheck,
  workout_rescheduled: CalendarClock,
  workout_completed: CircleCheck,
  workout_cancelled: CalendarX,
  performance_assessment_recorded: ActivityIcon,
  measurement_recorded: Ruler,
  ohsa_recorded: ActivityIcon,
  nutrition_recorded: Salad,
  milestone_completed: Flag,
  goal_changed: Target,
  client_added: UserPlus,
  client_invited: UserPlus,
  client_joined: UserPlus,
  group_created: Users,
};

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border',
    _first: { borderTopWidth: '0' },
  },
});
const ClientLink = chakra(Link, {
  base: { color: 'fg', fontWeight: 'semibold', borderRadius: 'xs', _hover: { textDecoration: 'underline' } },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'fg.muted',
    '& svg': { boxSize: 'icon.sm' },
  },
});

interface ActivityLineProps {
  readonly activity: Activity;
  readonly groupTitles: ReadonlyMap<number, string>;
}

export function ActivityLine({ activity, groupTitles }: ActivityLineProps) {
  const { activity_type, client, happened_at } = activity;
  const { who, did } = activityWords(activity, groupTitles);
  const Icon = icons[activity_type];
  return (
    <Line>
      {client ? (
        <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />
      ) : (
        <Sign aria-hidden="true">
          <Users />
        </Sign>
      )}
      <Text flex="1" minW="0" overflowWrap="anywhere">
        {client ? (
          <ClientLink to={clientDashboardPath(client)}>{who}</ClientLink>
        ) : (
          <chakra.span fontWeight="semibold">{who}</chakra.span>
        )}{' '}
        {did}
      </Text>
      <chakra.span color="fg.subtle" display="inline-flex" aria-hidden="true">
        <Icon size="1rem" />
      </chakra.span>
      <Text tone="subtle" size="sm" tabular minW="16" textAlign="end" whiteSpace="nowrap">
        <time dateTime={happened_at}>{timeOfDay(happened_at)}</time>
      </Text>
    </Line>
  );
}
