import { failureMessage, isApiError } from '@formline/shared/api-client';
import { type ClientGroup, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { emitEvent } from '@formline/shared/events';
import { announceChange, useQueryClient } from '@formline/shared/query';
import { useSelectedClubScope, useClubScope } from '@formline/shared/session';
import { useSaving } from '@formline/shared/ui/controls';
import { notify } from '@formline/shared/ui/overlays';
import { useFormik } from 'formik';
import { useState } from 'react';
import { showGroup } from './groupCache';
import { groupDialogTexts as texts } from './groupDialog.texts';
import { draftOf, type GroupDraft, isChanged } from './groupDraft';
import { changedGroupValidation, newGroupValidation } from './groupDraft.validation';
import { createGroup, updateGroup } from './saveGroup';

const BAD_REQUEST = 400;
const SERVER_ERROR = 500;

interface GroupEditorInput {
  /** Null creates a group. */
  readonly group: ClientGroup | null;
  readonly typed: GroupDraft | undefined;
  readonly today: string;
  readonly onSaved: (group: ClientGroup) => void;
}

export type GroupForm = ReturnType<typeof useFormik<GroupDraft>>;

export function useGroupEditor({ group, typed, today, onSaved }: GroupEditorInput) {
  const cache = useQueryClient();
  const scope = useClubScope();
  const clubScope = useSelectedClubScope();
  const [start] = useState(() => draftOf(group));
  const [version] = useState(group?.version);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async (draft: GroupDraft, idempotencyKey: string): Promise<void> => {
    const update = (saved: ClientGroup) => showGroup(cache, scope, saved);
    try {
      const saved = group
        ? await updateGroup(
            { groupId: group.id, version, start, draft },
            { scope, today, idempotencyKey, update },
          )
        : await createGroup(draft, { clubScope, idempotencyKey, update });
      tellOf(saved, group === null);
      onSaved(saved);
    } catch (error) {
      setRefusal(refusalOf(error, group === null));
      // The refusal may come from what somebody else has changed.
      announceChange(updateClientGroup.resources);
      throw error;
    }
  };
  const form = useFormik<GroupDraft>({
    initialValues: typed ?? start,
    validationSchema: group ? changedGroupValidation : newGroupValidation,
    onSubmit: async (draft) => void (await saving.save((key) => send(draft, key))),
  });
  const saving = useSaving(form.values);
  return {
    form,
    start,
    saveState: saving.state,
    refusal: saving.state === 'error' ? refusal : null,
    isChanged: isChanged(start, form.values),
  };
}

function tellOf({ client_group_clients: { length: memberCount } }: ClientGroup, isNew: boolean): void {
  emitEvent(isNew ? 'groups:group-created' : 'groups:group-updated', { memberCount });
  notify.success(isNew ? texts.created : texts.updated);
}

/** A new group that fails for another reason shows the text of the specification. */
function refusalOf(error: unknown, isNew: boolean): string {
  const isRefused = isApiError(error) && error.status >= BAD_REQUEST && error.status < SERVER_ERROR;
  return isNew && !isRefused ? texts.errors.failed : failureMessage(error, texts.errors.failed);
}
