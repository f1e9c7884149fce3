import { Text } from '@formline/shared/ui/core';
import { useState } from 'react';
import { groupDialogTexts as texts } from './groupDialog.texts';
import { GroupFields } from './GroupFields';
import { MemberPicker } from './MemberPicker';
import { MemberWork } from './MemberWork';
import { RemoveGroupPanel } from './RemoveGroupPanel';
import type { GroupDialogState } from './useGroupDialog';

export function GroupDialogView(props: GroupDialogState) {
  const { group, editor, removal, planned, changes, hasMoves, views, save } = props;
  const { form, start, refusal } = editor;
  const [view] = useState(views.view);
  switch (view) {
    case 'form':
      return (
        <GroupFields {...{ form, start, refusal }} onChoose={() => views.open('members')} onSave={save}>
          {hasMoves && (
            <MemberWork
              changes={changes}
              planned={planned}
              removedWork={form.values.removedWork}
              onRemovedWork={(choice) => void form.setFieldValue('removedWork', choice)}
            />
          )}
        </GroupFields>
      );
    case 'members':
      return (
        <MemberPicker
          chosen={form.values.members}
          onChoose={(members) => void form.setFieldValue('members', members)}
        />
      );
    case 'remove':
      return <RemoveGroupPanel title={group?.title ?? ''} planned={planned} hasFailed={removal.isError} />;
    case 'discard':
      return <Text tone="muted">{texts.discard.text}</Text>;
  }
}
