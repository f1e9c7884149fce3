import { useQuery } from '@formline/shared/query';
import { useLocation, useNavigate } from '@formline/shared/routing';
import { programCategoriesQuery } from '@formline/shared/training/program/list/programs.queries.ts';
import { ProgramWorkbench } from '@formline/shared/training/program/editor/ProgramWorkbench';
import { chakra, ErrorState, InlineNotice } from '@formline/shared/ui/core';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { ChangeDates } from './ChangeDates';
import { customizeTexts as texts } from './customize.texts';
import { readScheduleId } from './customizeViewState';
import { datesAhead, type Plan, type StillReason } from './plan';
import { PlanSkeleton } from './PlanGate';
import { EditScopeNote } from './EditScopeNote';
import { RemoveScheduled } from './RemoveScheduled';
import { useScheduledProgram } from './useScheduledProgram';

const Page = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minH: '0', '& > :last-child': { flex: '1', minH: '0' } },
});

export interface CustomizeProgramProps {
  readonly owner: CalendarOwner;
  readonly plan: Plan;
  readonly still: StillReason | null;
  readonly today: string;
  readonly calendarPath: string;
  readonly onReload: () => void;
}

export function CustomizeProgram(props: CustomizeProgramProps) {
  const { owner, still, today, calendarPath, onReload } = props;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const categories = useQuery(programCategoriesQuery());
  const program = useScheduledProgram(owner, props.plan, today);
  const { plan, visit, workoutIdOf, viewState, isMatched } = program;
  if (!categories.data) {
    if (!categories.isError) return <PlanSkeleton />;
    return <ErrorState {...texts.failed} onRetry={() => void categories.refetch()} />;
  }
  const reached = new Set(plan.workouts.flatMap(({ id }) => datesAhead(plan, id, today))).size;
  return (
    <Page>
      <EditScopeNote still={still} text={texts.editScope.program[owner.kind](owner.name, reached)} />
      {isMatched ? null : (
        <chakra.div mb="3">
          <InlineNotice tone="warning" role="alert" title={texts.noMatch}>
            {texts.noMatchText}
          </InlineNotice>
        </chakra.div>
      )}
      <chakra.div minH="0" display="grid" gridTemplateRows="minmax(0, 1fr)">
        <ProgramWorkbench
          context="rescheduling"
          program={program.opened}
          categories={categories.data}
          canEdit={still === null}
          port={program.port}
          source={program.source}
          onSaved={nothing}
          onSaveWorkout={program.saveWorkout}
          viewState={
            isMatched
              ? viewState
              : { ...viewState, view: 'programDetails', workoutId: null, exerciseId: null }
          }
          onViewStateChange={program.changeViewState}
          workoutIdAt={program.workoutIdAt}
          isStaying={(next) =>
            next.pathname === pathname && readScheduleId(new URLSearchParams(next.search)) === plan.id
          }
          onClose={() => void navigate(calendarPath)}
          onReload={onReload}
          renderTools={(state) =>
            still === null && (
              <>
                <ChangeDates {...{ owner, plan, visit, workoutIdOf, state, today }} />
                <RemoveScheduled
                  owner={owner}
                  name={plan.name ?? texts.nameless}
                  visit={visit}
                  day={null}
                  calendarPath={calendarPath}
                  letPass={state.guard.letPass}
                />
              </>
            )
          }
        />
      </chakra.div>
    </Page>
  );
}

const nothing = () => undefined;
