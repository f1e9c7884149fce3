import { daysInFrame } from '../../../components/calendar-edit/selectedDays';
import { type Press, pressAndDrag } from './pressAndDrag';

interface FrameStart extends Pick<Press, 'at' | 'isTouch'> {
  readonly grid: HTMLElement;
  readonly cell: HTMLElement;
  readonly onSelect: (days: readonly string[]) => void;
}

/** Marks the days of the frame while it is drawn. */
export function startFrame({ grid, cell, at, isTouch, onSelect }: FrameStart): void {
  const from = cell.dataset['date'] ?? '';
  let days: readonly string[] = [];
  const mark = (next: readonly string[]) => {
    for (const day of grid.querySelectorAll<HTMLElement>('[data-date]')) {
      day.toggleAttribute('data-framed', next.includes(day.dataset['date'] ?? ''));
    }
  };
  pressAndDrag(
    { element: cell, at, isTouch },
    {
      begin: () => grid.toggleAttribute('data-framing', true),
      move: ({ clientX, clientY }) => {
        const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]');
        const to = under && grid.contains(under) ? under.dataset['date'] : undefined;
        if (to === undefined) return;
        days = daysInFrame(from, to);
        mark(days);
      },
      end: () => {
        grid.removeAttribute('data-framing');
        mark([]);
      },
      drop: () => {
        if (days.length > 0) onSelect(days);
      },
    },
  );
}
