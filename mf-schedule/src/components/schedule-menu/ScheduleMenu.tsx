import { Link as RouterLink, useLocation } from '@formline/shared/routing';
import { Menu, MenuLink } from '@formline/shared/ui/overlays';
import { Button, chakra } from '@formline/shared/ui/core';
import { CalendarPlus, ChevronDown, ClipboardList, Dumbbell, Eye, ListChecks } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { DATE_PARAMETER } from '../calendar-owner/chosenDay';
import { type PathOwner, schedulingPath } from '../calendar-owner/schedulingPaths';
import { scheduleMenuTexts as texts } from './scheduleMenu.texts';

const ReadOnly = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    fontWeight: 'medium',
    '& svg': { boxSize: 'icon.sm', flexShrink: '0' },
  },
});

const ITEMS = [
  { position: 'calendar/schedule-exercises', label: texts.exercises, icon: <Dumbbell aria-hidden="true" /> },
  {
    position: 'calendar/schedule-workouts',
    label: texts.workouts,
    icon: <ClipboardList aria-hidden="true" />,
  },
  { position: 'calendar/schedule-programs', label: texts.programs, icon: <ListChecks aria-hidden="true" /> },
] as const;

interface ScheduleMenuProps {
  readonly owner: PathOwner;
  readonly canEdit: boolean;
}

export const ScheduleMenu = memo(function ScheduleMenu({ owner, canEdit }: ScheduleMenuProps) {
  if (!canEdit) {
    return (
      <ReadOnly>
        <Eye aria-hidden="true" />
        {texts.viewOnly}
      </ReadOnly>
    );
  }
  return (
    <Menu
      trigger={
        <Button variant="primary" size="sm" icon={<CalendarPlus aria-hidden="true" />}>
          {texts.triggers[owner.kind]}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {ITEMS.map(({ position, label, icon }) => (
        <MenuLink key={position}>
          <Way to={position} owner={owner}>
            {icon}
            {label}
          </Way>
        </MenuLink>
      ))}
    </Menu>
  );
});

interface WayProps extends ComponentProps<'a'> {
  readonly to: (typeof ITEMS)[number]['position'];
  readonly owner: PathOwner;
}

function Way({ to, owner, ...link }: WayProps) {
  const { search } = useLocation();
  const date = new URLSearchParams(search).get(DATE_PARAMETER);
  return <RouterLink {...link} to={schedulingPath(owner, to, { date })} />;
}
