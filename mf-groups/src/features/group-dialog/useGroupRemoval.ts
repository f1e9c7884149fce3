import { newIdempotencyKey } from '@formline/shared/api-client';
import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { useMutation } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { notify } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import { groupDialogTexts as texts } from './groupDialog.texts';
import { deleteGroup } from './saveGroup';

interface GroupRemovalInput {
  readonly group: ClientGroup | null;
  readonly today: string;
  readonly onRemoved: (groupId: number) => void;
}

/** One idempotency key per dialog: repeated after a lost answer, the server does it once. */
export function useGroupRemoval({ group, today, onRemoved }: GroupRemovalInput) {
  const scope = useClubScope();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: () => deleteGroup(group?.id, { scope, today, idempotencyKey }),
    onSuccess: ({ id }) => {
      notify.success(texts.deleted);
      onRemoved(id);
    },
  });
}
