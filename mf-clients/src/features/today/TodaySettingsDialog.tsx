import {
  type AttentionSettings,
  FALLEN_POINTS_LIMITS,
  INVITATION_DAYS_LIMITS,
  MEASUREMENT_DAYS_LIMITS,
  MISSED_SESSIONS_LIMITS,
  updateAttentionSettings,
} from '@formline/shared/contracts/overview/attention';
import type { Limits } from '@formline/shared/contracts/primitives';
import { change } from '@formline/shared/query';
import { reloadCurrentUser } from '@formline/shared/session';
import { useSaving } from '@formline/shared/ui/controls';
import { Text } from '@formline/shared/ui/core';
import { Checkbox } from '@formline/shared/ui/forms';
import { notify } from '@formline/shared/ui/overlays';
import { useFormik } from 'formik';
import { boolean, object, string } from 'yup';
import { NumberField } from '../../components/number-entry/NumberField';
import { RecordDialog } from '../../components/record-form/RecordDialog';
import { staleMessage } from '../../queries/isStale';
import { todaySettingsTexts as texts } from './todaySettings.texts';

const wholeNumber = ({ from, to }: Limits) =>
  string()
    .trim()
    .test('whole', texts.whole(from, to), (typed = '') => {
      const value = Number(typed);
      return /^\d+$/.test(typed) && value >= from && value <= to;
    });

const validation = object({
  missed_sessions: wholeNumber(MISSED_SESSIONS_LIMITS),
  fallen_points: wholeNumber(FALLEN_POINTS_LIMITS),
  measurement_days: wholeNumber(MEASUREMENT_DAYS_LIMITS),
  invitation_days: wholeNumber(INVITATION_DAYS_LIMITS),
  startsHere: boolean(),
});

interface TodaySettingsDialogProps {
  readonly settings: AttentionSettings;
  readonly onClose: () => void;
}

function useSettingsForm({ settings, onClose }: TodaySettingsDialogProps) {
  const form = useFormik({
    initialValues: {
      missed_sessions: String(settings.missed_sessions),
      fallen_points: String(settings.fallen_points),
      measurement_days: String(settings.measurement_days),
      invitation_days: String(settings.invitation_days),
      startsHere: settings.landing === 'today',
    },
    validationSchema: validation,
    onSubmit: async (values) => {
      form.setStatus(null);
      const body = {
        missed_sessions: Number(values.missed_sessions),
        fallen_points: Number(values.fallen_points),
        measurement_days: Number(values.measurement_days),
        invitation_days: Number(values.invitation_days),
        landing: values.startsHere ? ('today' as const) : ('clients' as const),
        version: settings.version,
      };
      const isSaved = await saving.save(async (idempotencyKey) => {
        try {
          await change(updateAttentionSettings, { body }, { idempotencyKey });
        } catch (error) {
          form.setStatus(staleMessage(error) ?? texts.failed);
          throw error;
        }
      });
      if (!isSaved) return;
      // The landing is the account's; it is read again at the next sign-in at the latest.
      void reloadCurrentUser().catch(() => undefined);
      notify.success(texts.saved);
      onClose();
    },
  });
  const saving = useSaving(form.values);
  return { form, isSaving: saving.state === 'loading' };
}

export function TodaySettingsDialog(props: TodaySettingsDialogProps) {
  const { form, isSaving } = useSettingsForm(props);
  return (
    <RecordDialog
      title={texts.title}
      size="sm"
      saveLabel={texts.save}
      discardTitle={texts.discard}
      {...{ form, isSaving }}
      onClose={props.onClose}
    >
      <Text tone="muted">{texts.intro}</Text>
      <NumberField form={form} name="missed_sessions" label={texts.missed} />
      <NumberField form={form} name="fallen_points" label={texts.fallen} unit={texts.fallenUnit} />
      <NumberField form={form} name="measurement_days" label={texts.measurement} />
      <NumberField form={form} name="invitation_days" label={texts.invitation} />
      <Checkbox
        label={texts.landing}
        name="startsHere"
        checked={form.values.startsHere}
        onChange={() => void form.setFieldValue('startsHere', !form.values.startsHere)}
      />
    </RecordDialog>
  );
}
