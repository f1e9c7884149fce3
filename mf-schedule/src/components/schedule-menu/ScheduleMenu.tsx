import { Link as RouterLink, useLocation } from '@formline/shared/routing';
import { Menu, MenuLink } from '@formline/shared/ui/overlays';
import { Button, chakra } from '@formline/shared/ui/core';
import { CalendarPlus, ChevronDown, ClipboardList, Dumbbell, Eye, ListChecks } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { DATE_PARAMETER } from '../subject/chosenDay';
import { type PathSubject, schedulingPath } from '../subject/schedulingPaths';
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
  readonly subject: PathSubject;
  readonly canEdit: boolean;
}

export const ScheduleMenu = memo(function ScheduleMenu({ subject, canEdit }: ScheduleMenuProps) {
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
          {texts.triggers[subject.kind]}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {ITEMS.map(({ position, label, icon }) => (
        <MenuLink key={position}>
          <Way to={position} subject={subject}>
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
  readonly subject: PathSubject;
}

function Way({ to, subject, ...link }: WayProps) {
  const { search } = useLocation();
  const date = new URLSearchParams(search).get(DATE_PARAMETER);
  return <RouterLink {...link} to={schedulingPath(subject, to, { date })} />;
}
