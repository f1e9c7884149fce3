import { chakra } from '@formline/shared/ui/core';
import { memo } from 'react';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { mark } from '../../components/state-mark/stateMark.module.css';
import { calendarTexts } from './calendar.texts';

const STATES = ['complete', 'incomplete', 'upcoming'] as const;

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    px: '5',
    py: '2',
    m: '0',
    listStyle: 'none',
    borderTop: 'thin',
    borderColor: 'border',
    fontSize: 'xs',
    color: 'fg.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

export const CalendarLegend = memo(function CalendarLegend() {
  return (
    <List aria-label={calendarTexts.legend}>
      {STATES.map((state) => (
        <li key={state}>
          <span className={mark} data-state={state} />
          {scheduleTexts.states[state]}
        </li>
      ))}
    </List>
  );
});
