import { isApiError } from '@formline/shared/api-client';
import type { Program } from '@formline/shared/contracts/library/programs';
import { useQuery } from '@formline/shared/query';
import { useLocation } from '@formline/shared/routing';
import { ProgramStandIn } from '@formline/shared/training/program/editor/ProgramStandIn';
import { ProgramWorkbench } from '@formline/shared/training/program/editor/ProgramWorkbench';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import type { ProgramViewState } from '@formline/shared/training/program/list/programViewState.ts';
import {
  programCategoriesQuery,
  programQuery,
} from '@formline/shared/training/program/list/programs.queries.ts';
import { useState } from 'react';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { staysAtProgram } from './assignProgramViewState';
import { ScheduleProgram } from './ScheduleProgram';

export interface OpenProgramProps {
  readonly owner: CalendarOwner;
  readonly programId: number;
  readonly viewState: ProgramViewState;
  readonly onViewStateChange: ChangeViewState<ProgramViewState>;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

const nothing = () => undefined;

/** Changes stay in the browser until scheduling. */
export function OpenProgram({ owner, programId, ...props }: OpenProgramProps) {
  const location = useLocation();
  const query = useQuery(programQuery(programId));
  const categories = useQuery(programCategoriesQuery());
  const [program, setProgram] = useState<Program | null>(null);
  // Skips stale data that is being refetched, and later answers must not overwrite the draft.
  if (program === null && query.data && !(query.isFetching && query.isStale)) setProgram(query.data);
  if (!program || !categories.data) {
    const isDeleted = isApiError(query.error) && query.error.status === 404;
    const hasFailed = !query.isFetching && (query.isError || categories.isError);
    return (
      <ProgramStandIn
        state={isDeleted ? 'gone' : hasFailed ? 'failed' : 'loading'}
        onRetry={() => void Promise.all([query.refetch(), categories.refetch()])}
        onClose={props.onClose}
      />
    );
  }
  return (
    <ProgramWorkbench
      {...props}
      context="scheduling"
      program={program}
      categories={categories.data}
      port={null}
      onSaved={nothing}
      onSaveWorkout={null}
      isStaying={(next) => staysAtProgram(location, next)}
      onReload={nothing}
      renderTools={props.canEdit ? (state) => <ScheduleProgram {...{ owner, program, state }} /> : undefined}
    />
  );
}
