import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { useAwaitedFocus } from '@formline/shared/training/library-list/useAwaitedFocus.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { chakra } from '@formline/shared/ui/core';
import { type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { ProgramList } from './ProgramList';
import { programListTexts } from './programList.texts';
import type { ProgramSource } from './programs.queries';
import { closedProgram, type ProgramViewState } from './programViewState';

const LIST_SHARE = 30;

const Body = chakra('div', { base: { minH: '0', h: 'full' } });

interface ProgramPanelsProps {
  readonly source: ProgramSource;
  readonly viewState: ProgramViewState;
  readonly onViewStateChange: ChangeViewState<ProgramViewState>;
  readonly openId: ProgramViewState['programId'];
  readonly empty: ReactNode;
  /** The open program; `close` returns to the list. */
  readonly children: (close: () => void) => ReactNode;
}

/** The list of programs, beside the one that is open. The list gives way to views that need its room. */
export function ProgramPanels(props: ProgramPanelsProps) {
  const { source, viewState, onViewStateChange, openId, empty, children } = props;
  const list = useAwaitedFocus();
  const { view } = viewState;
  const isListShown = view === 'programList' || view === 'programDetails' || openId === null;
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
    const closes = event.key === 'Escape' && openId !== null && view === 'programDetails';
    if (closes && !event.defaultPrevented) handleClose();
  };
  return (
    <Body onKeyDown={handleKeyDown}>
      <RememberedPanels
        name="programs"
        label={programListTexts.width}
        defaultShare={LIST_SHARE}
        start={
          isListShown && (
            <ProgramList
              source={source}
              viewState={viewState}
              onViewStateChange={(part) => onViewStateChange(part, { replace: true })}
              openProgramId={typeof openId === 'number' ? openId : null}
              onOpen={handleOpen}
              listRef={list.ref}
              empty={empty}
            />
          )
        }
        end={openId !== null && children(handleClose)}
      />
    </Body>
  );
}
