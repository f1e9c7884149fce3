import { SegmentedControl } from '@formline/shared/ui/controls';
import { chakra, Heading, InlineNotice, Text } from '@formline/shared/ui/core';
import { useState } from 'react';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { PreviewList } from './PreviewList';
import { PreviewMembers } from './PreviewMembers';
import { PreviewMonth } from './PreviewMonth';
import { scheduleDialogTexts } from './scheduleDialog.texts';
import type { SchedulePreview } from './schedulePreview';

const { preview: texts } = scheduleDialogTexts;

const Pane = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minW: '0',
    p: '4',
    bg: 'bg.subtle',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
  },
});
/** Height left by the dialog's header and footer, so that the dialog itself does not scroll. */
const PREVIEW_HEIGHT = 'clamp(12rem, 100dvh - 27rem, 25rem)';
const Days = chakra('div', {
  base: { maxH: PREVIEW_HEIGHT, mx: '-2', px: '2', overflowY: 'auto', borderRadius: 'sm' },
});
const VIEWS = [
  { value: 'calendar', label: texts.views.calendar },
  { value: 'list', label: texts.views.list },
] as const;
type View = (typeof VIEWS)[number]['value'];

interface PreviewPaneProps {
  readonly preview: SchedulePreview | null;
  readonly problem: string | null;
  readonly today: string;
}

export function PreviewPane({ preview, problem, today }: PreviewPaneProps) {
  const [view, setView] = useState<View>('calendar');
  const days = preview?.months.flatMap((month) => month.days) ?? [];
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Pane aria-label={texts.heading}>
      <div>
        <Heading as="h3" size="sm">
          {texts.heading}
        </Heading>
        <div role="status">
          {preview && first && last ? (
            <>
              <Text fontWeight="semibold">{texts.summary(preview.workoutCount, preview.dayCount)}</Text>
              <Text size="sm" tone="muted">
                {texts.span(shortDateText(first.date), shortDateText(last.date))}
              </Text>
              {preview.changedByHandCount > 0 && (
                <Text size="sm" tone="muted">
                  {texts.changedByHand(preview.changedByHandCount)}
                </Text>
              )}
            </>
          ) : (
            <Text tone="muted">{texts.none}</Text>
          )}
        </div>
      </div>
      {preview && <PreviewMembers members={preview.members} />}
      {problem !== null && (
        <InlineNotice tone="warning" role="status">
          {problem}
        </InlineNotice>
      )}
      {preview && days.length > 0 && (
        <>
          <SegmentedControl
            label={texts.view}
            isLabelHidden
            options={VIEWS}
            value={view}
            onChange={setView}
          />
          <Days tabIndex={0} role="group" aria-label={texts.views[view]}>
            {view === 'list' ? (
              <PreviewList months={preview.months} />
            ) : (
              preview.months.map((month) => <PreviewMonth key={month.month} {...month} today={today} />)
            )}
          </Days>
        </>
      )}
    </Pane>
  );
}
