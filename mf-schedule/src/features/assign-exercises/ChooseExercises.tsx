import { useNavigate } from '@formline/shared/routing';
import { LeaveQuestion } from '@formline/shared/training/editing/LeaveQuestion';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { Box, InlineNotice } from '@formline/shared/ui/core';
import { SchedulingPage } from '../../components/scheduling-page/SchedulingPage';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { assignExercisesTexts as texts } from './assignExercises.texts';
import { ChoosingPanels } from './ChoosingPanels';
import { choosingViewState } from './choosingViewState';
import { flowPath } from './flowPath';
import { NextButton } from './NextButton';
import { chosenItems, type Selection } from './selection';
import { useFlowGuard } from './useFlowGuard';
import { usePreparing } from './usePreparing';
import { useSelection } from './useSelection';

interface ChooseExercisesProps {
  readonly owner: CalendarOwner;
  readonly date: string;
}

export function ChooseExercises({ owner, date }: ChooseExercisesProps) {
  const state = useSelection(owner);
  const { viewState, changeViewState } = useViewState(choosingViewState);
  const navigate = useNavigate();
  const guard = useFlowGuard(owner, state);
  const preparing = usePreparing(owner, state.selection);
  const goOn = (step: (known: Selection) => Selection) =>
    guard.goOn(() => {
      state.change(step);
      void navigate(flowPath(owner, 'next', date));
    });
  return (
    <SchedulingPage
      owner={owner}
      kind="schedule-exercises"
      steps={viewState.openId === null ? [] : [{ label: texts.steps.details, to: '' }]}
      actions={
        <NextButton
          hasChosen={chosenItems(state.selection).length > 0}
          isLoading={preparing.isPending}
          onNext={() => preparing.prepare(goOn)}
        />
      }
    >
      <Box display="grid" gridTemplateRows="auto minmax(0, 1fr)" minH="0">
        <Box pb={preparing.failure === null ? '0' : '3'}>
          {preparing.failure !== null && (
            <InlineNotice tone="error" role="alert">
              {preparing.failure}
            </InlineNotice>
          )}
        </Box>
        <ChoosingPanels {...{ state, viewState, changeViewState }} />
      </Box>
      <LeaveQuestion guard={guard} words={texts.leave} />
    </SchedulingPage>
  );
}
