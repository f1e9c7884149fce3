import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { ProgramPanels } from '@formline/shared/training/program/list/ProgramPanels';
import type { ProgramViewState } from '@formline/shared/training/program/list/programViewState.ts';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { NoPrograms } from './NoPrograms';
import { OpenProgram } from './OpenProgram';

export interface AssignProgramProps {
  readonly owner: CalendarOwner;
  readonly isOwn: boolean;
  readonly viewState: ProgramViewState;
  readonly onViewStateChange: ChangeViewState<ProgramViewState>;
  readonly canEdit: boolean;
}

export function AssignProgram({ owner, isOwn, viewState, onViewStateChange, canEdit }: AssignProgramProps) {
  const programId = typeof viewState.programId === 'number' ? viewState.programId : null;
  return (
    <ProgramPanels
      source={isOwn ? 'trainerOwned' : `${PRODUCT_SLUG}Owned`}
      {...{ viewState, onViewStateChange }}
      openId={programId}
      empty={<NoPrograms isOwn={isOwn} />}
    >
      {(close) =>
        programId !== null && (
          <OpenProgram
            key={programId}
            {...{ owner, programId, viewState, onViewStateChange, canEdit }}
            onClose={close}
          />
        )
      }
    </ProgramPanels>
  );
}
