import { chakra } from '@formline/shared/ui/core';
import { longDate, monthTitle, weekdayDate } from '../schedule/dayWords';
import type { PreviewMonth } from './schedulePreview';

const Part = chakra('section', {
  base: {
    pb: '4',
    contentVisibility: 'auto',
    '& > h4': { pb: '1', fontSize: 'sm', fontWeight: 'semibold' },
    '& li': { display: 'flex', gap: '3', py: '1', fontSize: 'sm', borderTop: 'thin', borderColor: 'border' },
    '& time': { flexShrink: '0', w: '20', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& span': { minW: '0', overflowWrap: 'anywhere' },
  },
});

export function PreviewList({ months }: { readonly months: readonly PreviewMonth[] }) {
  return months.map(({ month, days }) => (
    <Part key={month} style={{ containIntrinsicSize: `auto ${days.length * 2 + 2}rem` }}>
      <h4>{monthTitle(`${month}-01`)}</h4>
      <ol>
        {days.map(({ date, workouts }) => (
          <li key={date}>
            <time dateTime={date} aria-label={longDate(date)}>
              {weekdayDate(date)}
            </time>
            <span>{workouts.join(', ')}</span>
          </li>
        ))}
      </ol>
    </Part>
  ));
}
