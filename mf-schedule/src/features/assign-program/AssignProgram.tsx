import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { useAwaitedFocus } from '@formline/shared/training/library-list/useAwaitedFocus.ts';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { ProgramList } from '@formline/shared/training/program/list/ProgramList';
import {
  closedProgram,
  type ProgramViewState,
} from '@formline/shared/training/program/list/programViewState.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { chakra } from '@formline/shared/ui/core';
import { type KeyboardEvent, useCallback } from 'react';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { assignProgramTexts as texts } from './assignProgram.texts';
import { NoPrograms } from './NoPrograms';
import { OpenProgram } from './OpenProgram';

const LIST_SHARE = 30;

const Body = chakra('div', { base: { minH: '0', h: 'full' } });

export interface AssignProgramProps {
  readonly owner: CalendarOwner;
  readonly isOwn: boolean;
  readonly viewState: ProgramViewState;
  readonly onViewStateChange: ChangeViewState<ProgramViewState>;
  readonly canEdit: boolean;
}

export function AssignProgram({ owner, isOwn, viewState, onViewStateChange, canEdit }: AssignProgramProps) {
  const list = useAwaitedFocus();
  const { view } = viewState;
  const programId = typeof viewState.programId === 'number' ? viewState.programId : null;
  const isListShown = view === 'programList' || view === 'programDetails' || programId === null;
  const handleOpen = useCallback(
    (id: number, isFollowing: boolean) =>
      onViewStateChange(
        { ...closedProgram, view: 'programDetails', programId: id },
        { replace: isFollowing },
      ),
    [onViewStateChange],
  );
  const handleClose = () => {
    onViewStateChange(closedProgram);
    list.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && view === 'programDetails' && !event.defaultPrevented) handleClose();
  };
  return (
    <Body onKeyDown={handleKeyDown}>
      <RememberedPanels
        name="programs"
        label={texts.listWidth}
        defaultShare={LIST_SHARE}
        start={
          isListShown && (
            <ProgramList
              source={isOwn ? 'trainerOwned' : `${PRODUCT_SLUG}Owned`}
              viewState={viewState}
              onViewStateChange={(part) => onViewStateChange(part, { replace: true })}
              openProgramId={programId}
              onOpen={handleOpen}
              listRef={list.ref}
              empty={<NoPrograms isOwn={isOwn} />}
            />
          )
        }
        end={
          programId !== null && (
            <OpenProgram
              key={programId}
              {...{ owner, programId, viewState, onViewStateChange, canEdit }}
              onClose={handleClose}
            />
          )
        }
      />
    </Body>
  );
}
