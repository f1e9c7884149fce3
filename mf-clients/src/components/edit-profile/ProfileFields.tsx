import { phoneCountries } from '@formline/shared/domain/people/phoneCountries';
import { isPhoneCountry } from '@formline/shared/domain/people/phoneNumber';
import { chakra } from '@formline/shared/ui/core';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { errorOf, Field, fieldOf, TextInput } from '@formline/shared/ui/forms';
import { Combobox, DateInput } from '@formline/shared/ui/pickers';
import type { FormikProps } from 'formik';
import { editProfileTexts as texts } from './editProfile.texts';
import { HeightField } from './HeightField';
import { PhoneField } from './PhoneField';
import type { ProfileValues } from './profileValues';

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, columnGap: '4', rowGap: '5' },
});

const countryOptions = phoneCountries.map(({ iso, country, code }) => ({
  value: iso,
  label: country,
  note: texts.dialCode(code),
}));
const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
const genderOptions = genders.map((value) => ({ value, label: texts.genders[value] }));

interface ProfileFieldsProps {
  readonly form: FormikProps<ProfileValues>;
  /** Null for somebody without a stored height. */
  readonly heightUnit: 'in' | 'cm' | null;
  readonly today: string;
}

export function ProfileFields({ form, heightUnit, today }: ProfileFieldsProps) {
  const { values } = form;
  const handleCountry = (iso: string) => {
    if (isPhoneCountry(iso)) void form.setFieldValue('country', iso);
  };
  return (
    <Columns>
      <Field label={texts.firstName} error={errorOf(form, 'firstName')}>
        <TextInput {...fieldOf(form, 'firstName')} autoComplete="off" />
      </Field>
      <Field label={texts.lastName} error={errorOf(form, 'lastName')}>
        <TextInput {...fieldOf(form, 'lastName')} autoComplete="off" />
      </Field>
      <Field label={texts.country}>
        <Combobox
          options={countryOptions}
          value={values.country}
          onChange={handleCountry}
          placeholder={texts.searchCountry}
        />
      </Field>
      <PhoneField
        country={values.country}
        digits={values.phone}
        error={errorOf(form, 'phone')}
        onChange={({ country, digits }) => void form.setValues({ ...values, country, phone: digits })}
        onBlur={() => void form.setFieldTouched('phone')}
      />
      {heightUnit !== null && (
        <HeightField
          unit={heightUnit}
          error={errorOf(form, heightUnit === 'cm' ? 'centimetres' : 'feet')}
          fieldOf={(name) => fieldOf(form, name)}
        />
      )}
      <Field label={texts.birthday} error={errorOf(form, 'birthday')}>
        <DateInput
          name="birthday"
          today={today}
          text={values.birthday}
          onTextChange={(text) => void form.setFieldValue('birthday', text)}
          onBlur={() => void form.setFieldTouched('birthday')}
        />
      </Field>
      <SegmentedControl
        label={texts.gender}
        options={genderOptions}
        value={values.gender}
        onChange={(gender) => void form.setFieldValue('gender', gender)}
      />
    </Columns>
  );
}
