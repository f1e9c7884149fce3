import { Button, IconButton } from '@formline/shared/ui/core';
import { Menu, MenuChoice } from '@formline/shared/ui/overlays';
import { ChevronDown, LayoutList, SquarePen } from 'lucide-react';
import { memo } from 'react';
import { calendarEditTexts } from '../../components/calendar-edit/calendarEdit.texts';
import { EditItems } from '../../components/calendar-edit/EditItems';
import { calendarTexts } from './calendar.texts';
import { useCalendarContents } from './calendarContext';
import { CALENDAR_VIEWS, useCalendarView } from './calendarView';

const { views: texts } = calendarTexts;

/** Memoised, and the items read the calendar themselves, so that turning the month renders no menu. */
export const EditMenu = memo(function EditMenu() {
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<SquarePen aria-hidden="true" />}>
          {calendarEditTexts.menu}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <ItemsOfCalendar />
    </Menu>
  );
});

function ItemsOfCalendar() {
  const { edit } = useCalendarContents();
  return edit && <EditItems edit={edit} />;
}

export const ViewMenu = memo(function ViewMenu() {
  return (
    <Menu trigger={<IconButton label={texts.label} icon={<LayoutList />} size="sm" />}>
      <ViewChoice />
    </Menu>
  );
});

function ViewChoice() {
  const [view, choose] = useCalendarView();
  return (
    <MenuChoice
      label={texts.label}
      options={CALENDAR_VIEWS.map((value) => ({ value, label: texts.names[value] }))}
      value={view}
      onChange={(chosen) => choose(CALENDAR_VIEWS.find((one) => one === chosen) ?? 'month')}
    />
  );
}
