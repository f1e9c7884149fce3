import { isApiError } from '@formline/shared/api-client';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import type { HeightEntry } from '@formline/shared/domain/people/heightEntry';
import { SaveButton, useSaving } from '@formline/shared/ui/controls';
import { Button, Flex, Stack, Text } from '@formline/shared/ui/core';
import { FormError, useFormFocus } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { editProfileTexts as texts } from './editProfile.texts';
import type { TypedForm } from '../record-form/useEditedRecord';
import { useTyped } from '../record-form/useTyped';
import { staleMessage } from '../../queries/isStale';
import { profileValidation } from './editProfile.validation';
import { ProfileFields } from './ProfileFields';
import {
  type EditablePerson,
  isClient,
  profileChanges,
  profileValues,
  type ProfileValues,
} from './profileValues';
import { useSaveProfile } from './useSaveProfile';
import { useUnsavedReport } from './useUnsavedReport';

export interface EditProfileFormProps {
  readonly person: EditablePerson;
  readonly heightUnit: HeightEntry['unit'];
  readonly typed?: ProfileValues | null;
  readonly onUnsaved?: (isUnsaved: boolean) => void;
  readonly onSessionEnd?: ((left: TypedForm<ProfileValues>, known: EditablePerson) => void) | undefined;
  readonly onClose: () => void;
  readonly isNewClient?: boolean;
  readonly otherActions?: ReactNode;
  readonly children?: ReactNode;
}

export function EditProfileForm(props: EditProfileFormProps) {
  const { person, typed = null, heightUnit: unit, isNewClient = false, otherActions, children } = props;
  const { onUnsaved, onSessionEnd, onClose } = props;
  const [today] = useState(() => localCalendarDate(new Date()));
  const [start] = useState(() => profileValues(person, unit));
  const { save: saveProfile, known } = useSaveProfile(person);
  const form = useFormik<ProfileValues>({
    initialValues: start,
    validationSchema: profileValidation({ unit, today, known: start }),
    onSubmit: async (values, { setFieldError, setStatus }) => {
      const changes = profileChanges(values, { person, unit, today });
      const isSaved = await saving.save(async (idempotencyKey) => {
        if (Object.keys(changes).length === 0) return;
        await saveProfile(changes, idempotencyKey).catch((error: unknown) => {
          if (isApiError(error) && error.message === texts.invalidPhone) {
            setFieldError('phone', texts.invalidPhone);
          }
          setStatus(staleMessage(error));
          throw error;
        });
      });
      if (isSaved && isNewClient) onClose();
    },
  });
  const saving = useSaving(form.values);
  const { isUnsaved } = saving;
  useUnsavedReport(isUnsaved, onUnsaved);
  useTyped({
    form,
    title: texts.title,
    typed,
    isDirty: isUnsaved,
    onSessionEnd: (left) => onSessionEnd?.(left, known()),
  });
  const formRef = useFormFocus(form);
  return (
    <form ref={formRef} noValidate onSubmit={form.handleSubmit}>
      <Stack gap="5" pb="4">
        {isNewClient && <Text tone="muted">{texts.newClient}</Text>}
        <ProfileFields form={form} heightUnit={isClient(person) ? unit : null} today={today} />
        <FormError>{saving.state === 'error' ? (form.status ?? texts.failed) : null}</FormError>
        <Flex justify="flex-end" gap="2">
          {!isNewClient && <Button onClick={onClose}>{texts.close}</Button>}
          {otherActions}
          <SaveButton state={saving.state} label={isNewClient ? texts.done : undefined} />
        </Flex>
        {children}
      </Stack>
    </form>
  );
}
