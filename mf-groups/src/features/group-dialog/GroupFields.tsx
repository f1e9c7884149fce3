import { Button, chakra, Heading, Stack, Text } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, FormError, TextInput, useFormFocus } from '@formline/shared/ui/forms';
import { UserPlus } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import type { GroupMember } from '../../components/members/groupMember';
import { DraftMembers } from './DraftMembers';
import { groupDialogTexts as texts } from './groupDialog.texts';
import { type GroupDraft, withMembers } from './groupDraft';
import type { GroupForm } from './useGroupEditor';

const MembersHead = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
});

interface GroupFieldsProps {
  readonly form: GroupForm;
  readonly start: GroupDraft;
  readonly refusal: string | null;
  readonly children: ReactNode;
  readonly onChoose: () => void;
  readonly onSave: () => void;
}

export function GroupFields({ form, start, refusal, children, ...handlers }: GroupFieldsProps) {
  const { onChoose, onSave } = handlers;
  const formRef = useFormFocus(form);
  const { members } = form.values;
  const setMembers = (next: readonly GroupMember[]) => void form.setFieldValue('members', next);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave();
  };
  const nobody = form.submitCount > 0 && typeof form.errors.members === 'string' && form.errors.members;
  return (
    <form ref={formRef} noValidate onSubmit={handleSubmit}>
      <Stack gap="5" pb="1">
        <Field label={texts.name} error={errorOf(form, 'title')}>
          <TextInput {...fieldOf(form, 'title')} autoComplete="off" />
        </Field>
        <Stack gap="2" as="section" aria-label={texts.members}>
          <MembersHead>
            <div>
              <Heading as="h3" size="sm">
                {texts.members}
              </Heading>
              <Text tone="muted" size="sm" tabular role="status">
                {members.length > 0 ? texts.memberCount(members.length) : texts.noneChosen}
              </Text>
            </div>
            <Button size="sm" icon={<UserPlus />} data-opens="members" onClick={onChoose}>
              {texts.choose}
            </Button>
          </MembersHead>
          <FormError>{nobody}</FormError>
          <DraftMembers
            start={start}
            draft={form.values}
            onChange={(member, isIn) => setMembers(withMembers(members, [member], isIn))}
          />
        </Stack>
        {children}
        <FormError>{refusal}</FormError>
      </Stack>
    </form>
  );
}
