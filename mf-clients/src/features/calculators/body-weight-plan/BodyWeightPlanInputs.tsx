import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { Select } from '@formline/shared/ui/controls';
import { errorOf, Field } from '@formline/shared/ui/forms';
import type { FormikProps } from 'formik';
import { entriesTexts } from '../entries/entries.texts';
import { FieldRow } from '../../../components/number-entry/FieldRow';
import { HeightField } from '../entries/HeightField';
import { NumberField } from '../../../components/number-entry/NumberField';
import { SexField } from '../entries/SexField';
import { dayText } from '../figures';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';
import type { BodyWeightPlanValues } from './bodyWeightPlan.validation';
import type { ActivityLevel } from './activityLevels';
import { MoreOptions } from './MoreOptions';

interface BodyWeightPlanInputsProps {
  readonly form: FormikProps<BodyWeightPlanValues>;
  readonly units: UnitPreference;
  readonly levels: readonly ActivityLevel[];
  readonly today: string;
  readonly isSexAsked: boolean;
}

export function BodyWeightPlanInputs(props: BodyWeightPlanInputsProps) {
  const { form, units, levels, today, isSexAsked } = props;
  const days = form.errors.days === undefined ? numberOf(form.values.days) : null;
  return (
    <>
      <FieldRow>
        <NumberField form={form} name="weight" label={entriesTexts.weight} unit={units.unit_weight} />
        <NumberField form={form} name="goalWeight" label={texts.goalWeight} unit={units.unit_weight} />
      </FieldRow>
      <NumberField
        form={form}
        name="days"
        label={texts.days}
        hint={days !== null && texts.daysHint(dayText(addDays(today, days)))}
      />
      <Field label={texts.activityLevel} error={errorOf(form, 'level')}>
        <Select
          {...form.getFieldProps('level')}
          options={levels.map(({ id, title, description }) => ({
            value: String(id),
            label: texts.levelOption(title, description),
          }))}
        />
      </Field>
      <HeightField form={form} unit={units.unit_height} />
      <NumberField
        form={form}
        name="age"
        label={entriesTexts.age}
        unit={entriesTexts.ageUnit}
        hint={texts.adultsOnly}
      />
      <SexField form={form} isAsked={isSexAsked} />
      <MoreOptions form={form} />
    </>
  );
}
