import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { announce } from '@formline/shared/ui/core';
import { type RefObject, useRef } from 'react';
import { CompletedMilestones } from './CompletedMilestones';
import { goalsTexts as texts } from './goals.texts';
import { doneOnes } from './milestoneChange';
import { NewMilestones } from './NewMilestones';
import { OpenMilestones } from './OpenMilestones';
import type { MilestoneEditor } from './useMilestoneEditor';

interface MilestoneSectionProps {
  readonly editor: MilestoneEditor;
  readonly firstFieldRef: RefObject<HTMLInputElement | null>;
  readonly onReorderFailed: () => void;
}

export function MilestoneSection({ editor, firstFieldRef, onReorderFailed }: MilestoneSectionProps) {
  const addRef = useRef<HTMLButtonElement>(null);
  const leave = (from: HTMLElement) => {
    if (!focusNeighbour(from)) addRef.current?.focus();
  };
  const tick = ({ id, name, status }: Milestone, from: HTMLElement) => {
    leave(from);
    editor.names.cancel(id);
    editor.days.cancel(id);
    announce(status ? texts.reopenedAnnouncement(name) : texts.completedAnnouncement(name));
    void editor.submit({ kind: 'tick', id, isDone: !status, at: new Date().toISOString() });
  };
  return (
    <>
      <OpenMilestones editor={editor} onTick={tick} onLeave={leave} onReorderFailed={onReorderFailed} />
      <NewMilestones editor={editor} addRef={addRef} firstFieldRef={firstFieldRef} />
      <CompletedMilestones milestones={doneOnes(editor.milestones)} onReopen={tick} />
    </>
  );
}

/** Called before a row is removed. @returns false when there is no neighbour */
function focusNeighbour(element: HTMLElement): boolean {
  const row = element.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const name = neighbour?.querySelector<HTMLElement>('[data-milestone-name]');
  const target = name ?? neighbour?.querySelector<HTMLElement>('button, input');
  target?.focus();
  return Boolean(target);
}
