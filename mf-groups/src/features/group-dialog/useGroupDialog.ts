import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { readPlannedGroupWork } from '@formline/shared/contracts/scheduling/groupSchedules';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { queryOf, useQuery, useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useState } from 'react';
import { dropGroup } from './groupCache';
import { groupDialogTexts as texts } from './groupDialog.texts';
import { type GroupDraft, memberChanges } from './groupDraft';
import { useKeptDraft } from './interruptedDraft';
import { useDialogViews } from './useDialogViews';
import { useGroupEditor } from './useGroupEditor';
import { useGroupRemoval } from './useGroupRemoval';

interface GroupDialogInput {
  readonly group: ClientGroup | null;
  /** What was entered before a session ended. */
  readonly typed?: GroupDraft | undefined;
  readonly onSaved?: ((group: ClientGroup) => void) | undefined;
  readonly onRemoved?: (() => void) | undefined;
}

export type GroupDialogState = ReturnType<typeof useGroupDialog>;

export function useGroupDialog({ group, typed, onSaved, onRemoved }: GroupDialogInput) {
  const cache = useQueryClient();
  const scope = useClubScope();
  const [today] = useState(() => localCalendarDate(new Date()));
  const [end, setEnd] = useState<'closed' | 'removed' | null>(null);
  const planned = useQuery({
    ...queryOf(readPlannedGroupWork, {
      params: { id: group?.id ?? 0 },
      query: { ...scope, currentDate: today },
    }),
    // Requested for each dialog, because somebody decides by it.
    staleTime: 0,
    gcTime: 0,
    enabled: group !== null && end === null,
  });
  const handleSaved = (saved: ClientGroup) => {
    setEnd('closed');
    onSaved?.(saved);
  };
  const handleRemoved = (groupId: number) => {
    setEnd('removed');
    views.goOn(() => {
      onRemoved?.();
      dropGroup(cache, groupId);
    });
  };
  const editor = useGroupEditor({ group, typed, today, onSaved: handleSaved });
  const isUnsaved = editor.isChanged && end === null;
  useKeptDraft({
    title: group ? texts.edit : texts.create,
    isUnsaved,
    group,
    draft: editor.form.values,
  });
  const removal = useGroupRemoval({ group, today, onRemoved: handleRemoved });
  const views = useDialogViews({
    isUnsaved,
    isBusy: removal.isPending || editor.saveState === 'loading',
    onClose: () => setEnd('closed'),
  });
  const changes = memberChanges(editor.start, editor.form.values);
  const hasMoves = group !== null && changes.joining.length + changes.leaving.length > 0;
  /** Data once read stays valid when reading it again fails. */
  const isWorkKnown = planned.data !== undefined;
  /** Members can be saved once the page shows what happens to their calendars. */
  const canSave = group === null || (editor.isChanged && (!hasMoves || isWorkKnown));
  const save = () => {
    if (canSave && editor.saveState !== 'loading') void editor.form.submitForm();
  };
  return { group, editor, removal, views, planned, isWorkKnown, changes, hasMoves, canSave, save, end };
}
