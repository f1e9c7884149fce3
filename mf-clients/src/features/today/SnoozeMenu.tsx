import { addDays, addMonths } from '@formline/shared/domain/dates/calendarDates';
import { IconButton, lazyDialog } from '@formline/shared/ui/core';
import { Menu, MenuItem } from '@formline/shared/ui/overlays';
import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { todayTexts as texts } from './today.texts';

const SnoozeDialog = lazyDialog(
  texts.snoozeDialog.title,
  async () => (await import('./SnoozeDialog')).SnoozeDialog,
);

interface SnoozeMenuProps {
  readonly label: string;
  readonly today: string;
  readonly onSnooze: (until: string) => void;
}

export function SnoozeMenu({ label, today, onSnooze }: SnoozeMenuProps) {
  const [isChoosingDay, setIsChoosingDay] = useState(false);
  const { tomorrow, week, month, day } = texts.snoozeUntil;
  return (
    <>
      <Menu trigger={<IconButton label={label} icon={<AlarmClock />} size="sm" />}>
        <MenuItem onSelect={() => onSnooze(addDays(today, 1))}>{tomorrow}</MenuItem>
        <MenuItem onSelect={() => onSnooze(addDays(today, 7))}>{week}</MenuItem>
        <MenuItem onSelect={() => onSnooze(addMonths(today, 1))}>{month}</MenuItem>
        <MenuItem onSelect={() => setIsChoosingDay(true)}>{day}</MenuItem>
      </Menu>
      {isChoosingDay && <SnoozeDialog {...{ today, onSnooze }} onClose={() => setIsChoosingDay(false)} />}
    </>
  );
}
