import { useCanEdit } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { useShortcut } from '@formline/shared/ui/core';
import { useSearchParams } from '@formline/shared/routing';
import { useState, useEffect, useEffectEvent } from 'react';
import { useOpenedGroup } from '../features/group-dialog/interruptedDraft';
import { LazyGroupDialog } from '../features/group-dialog/LazyGroupDialog';
import { groupCardId } from '../features/group-list/GroupCard';
import { GroupList } from '../features/group-list/GroupList';
import { groupListTexts } from '../features/group-list/groupList.texts';
import { CREATE_PARAMETER } from './createAddress';

/** /groups/my-groups?create= */
export function GroupListRoute() {
  const canEdit = useCanEdit();
  const [opened, setOpened] = useOpenedGroup();
  const [newGroupId, setNewGroupId] = useState<number | null>(null);
  const create = () => setOpened({ group: null });
  const close = () => setOpened(null);
  useShortcut(canEdit ? { keys: 'n', label: groupListTexts.create, scope: 'screen', run: create } : null);
  useCreateFromAddress(canEdit, create);
  return (
    <>
      <GroupList
        notice={!canEdit && <ManagerNotice />}
        newGroupId={newGroupId}
        {...(canEdit && { onCreate: create, onEdit: (group) => setOpened({ group }) })}
      />
      {opened?.group === null && (
        <LazyGroupDialog
          group={null}
          typed={opened.draft}
          onClose={close}
          onSaved={({ id }) => setNewGroupId(id)}
          finalFocus={
            newGroupId === null ? undefined : () => document.getElementById(groupCardId(newGroupId))
          }
        />
      )}
      {opened?.group && <LazyGroupDialog group={opened.group} typed={opened.draft} onClose={close} />}
    </>
  );
}

/** Starts a new group when the URL says so, and removes the parameter. */
function useCreateFromAddress(canEdit: boolean, create: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has(CREATE_PARAMETER);
  const answer = useEffectEvent(() => {
    const next = new URLSearchParams(query);
    next.delete(CREATE_PARAMETER);
    setQuery(next, { replace: true });
    if (canEdit) create();
  });
  // External system: the URL.
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
