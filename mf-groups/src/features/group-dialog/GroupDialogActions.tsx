import { MOST_GROUP_MEMBERS } from '@formline/shared/contracts/scheduling/clientGroups';
import { SaveButton } from '@formline/shared/ui/controls';
import { Button, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { groupDialogTexts as texts } from './groupDialog.texts';
import type { GroupDialogState } from './useGroupDialog';

export function GroupDialogActions(props: GroupDialogState) {
  const { editor, views } = props;
  switch (views.view) {
    case 'form':
      return <FormActions {...props} />;
    case 'members':
      return <PickerActions count={editor.form.values.members.length} onContinue={views.back} />;
    case 'remove':
      return <RemovalActions {...props} />;
    case 'discard':
      return (
        <>
          <Button data-safe onClick={views.back}>
            {texts.discard.stay}
          </Button>
          <Button variant="danger" onClick={views.discard}>
            {texts.discard.leave}
          </Button>
        </>
      );
  }
}

function FormActions({ group, editor, views, canSave, save }: GroupDialogState) {
  return (
    <>
      {group && (
        <Button
          variant="quiet"
          color="danger.text"
          icon={<Trash2 />}
          ms="-4"
          me="auto"
          data-opens="remove"
          onClick={() => views.open('remove')}
        >
          {texts.remove.title}
        </Button>
      )}
      <Button onClick={views.close}>{texts.cancel}</Button>
      <SaveButton
        state={editor.saveState}
        label={group ? undefined : texts.createAction}
        isDisabled={!canSave}
        onSave={save}
      />
    </>
  );
}

function RemovalActions({ removal, views, isWorkKnown }: GroupDialogState) {
  return (
    <>
      <Button data-safe aria-disabled={removal.isPending || undefined} onClick={views.back}>
        {texts.remove.keep}
      </Button>
      <Button
        variant="danger"
        isLoading={removal.isPending}
        aria-disabled={!isWorkKnown || undefined}
        onClick={() => isWorkKnown && removal.mutate()}
      >
        {texts.remove.title}
      </Button>
    </>
  );
}

interface PickerActionsProps {
  readonly count: number;
  readonly onContinue: () => void;
}

function PickerActions({ count, onContinue }: PickerActionsProps) {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      {isRefused && count === 0 ? (
        <FormError>{texts.errors.nobodyLeft}</FormError>
      ) : (
        <Text role="status" tone="muted" tabular alignSelf="center" me="auto">
          {count < MOST_GROUP_MEMBERS ? texts.picker.chosen(count) : texts.picker.full(count)}
        </Text>
      )}
      <Button variant="primary" onClick={() => (count > 0 ? onContinue() : setIsRefused(true))}>
        {texts.picker.proceed}
      </Button>
    </>
  );
}
