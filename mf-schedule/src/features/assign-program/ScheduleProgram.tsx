import type { Program } from '@formline/shared/contracts/programs';
import type { WorkbenchState } from '@formline/shared/training/program-editor/ProgramWorkbench';
import { useSearchParams } from '@formline/shared/routing';
import { Button, VisuallyHidden } from '@formline/shared/ui/core';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { LazyScheduleDialog } from '../../components/schedule-dialog/LazyScheduleDialog';
import { useScheduling } from '../../components/schedule-dialog/useScheduling';
import { chosenDay } from '../../components/subject/chosenDay';
import type { Subject } from '../../components/subject/subject';
import { useToday } from '../../components/use-today/useToday';
import { assignProgramTexts as texts } from './assignProgram.texts';
import { programRequest, type ProgramToSchedule, scheduledProgramName } from './programRequest';

export interface ScheduleProgramProps {
  readonly subject: Subject;
  readonly program: Program;
  readonly state: WorkbenchState;
}

/** Asks on which days the program is done, and puts it on the calendar. */
export function ScheduleProgram({ subject, program, state }: ScheduleProgramProps) {
  const { draft, changedWorkouts, guard } = state;
  const [query] = useSearchParams();
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const schedule = useScheduling(subject, guard);
  const hintId = useId();
  const wish: ProgramToSchedule = { subject, program, draft, changedWorkouts, today };
  const title = scheduledProgramName(wish);
  const isEmpty = draft.workouts.length === 0;
  return (
    <>
      <Button
        variant="primary"
        size="sm"
        icon={<CalendarPlus />}
        aria-disabled={isEmpty || undefined}
        aria-describedby={isEmpty ? hintId : undefined}
        onClick={() => setIsOpen(!isEmpty)}
      >
        {texts.schedule}
      </Button>
      {isEmpty && <VisuallyHidden id={hintId}>{texts.noWorkouts}</VisuallyHidden>}
      {isOpen && (
        <LazyScheduleDialog
          subject={subject}
          title={texts.dialog(title)}
          modes="repeat-only"
          startDate={chosenDay(query, today)}
          workouts={draft.workouts.map(({ id, key, name, days_of_week }) => ({
            key,
            name: changedWorkouts.get(id)?.draft.name ?? name,
            days_of_week,
          }))}
          onSchedule={(dates) =>
            schedule(programRequest(wish, dates), {
              assigned: 'program',
              title,
            })
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
