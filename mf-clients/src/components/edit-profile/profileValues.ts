import type { UserChanges } from '@formline/shared/contracts/people/profiles';
import type { Client, CurrentUser } from '@formline/shared/contracts/people/users';
import { type HeightEntry, heightInchesOf, toHeightEntry } from '@formline/shared/domain/people/heightEntry';
import { longDateText, readTypedDate } from '@formline/shared/domain/dates/longDate';
import {
  type PhoneCountry,
  readPhoneNumber,
  storedPhoneNumber,
} from '@formline/shared/domain/people/phoneNumber';

export type EditablePerson = Client | CurrentUser;

export const isClient = (person: EditablePerson): person is Client => 'client_user' in person;

type HeightUnit = HeightEntry['unit'];

export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: PhoneCountry;
  readonly phone: string;
  readonly feet: string;
  readonly inches: string;
  readonly centimetres: string;
  readonly birthday: string;
  readonly gender: Client['gender'];
}

export function profileValues(person: EditablePerson, unit: HeightUnit): ProfileValues {
  const phone = readPhoneNumber(person.phone_number);
  const height = toHeightEntry(isClient(person) ? person.client_user.height : null, unit);
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    country: phone.country,
    phone: phone.digits,
    feet: height.unit === 'in' ? height.feet : '',
    inches: height.unit === 'in' ? height.inches : '',
    centimetres: height.unit === 'cm' ? height.centimetres : '',
    birthday: person.birth_date === null ? '' : longDateText(person.birth_date),
    gender: person.gender,
  };
}

export const heightEntryOf = (values: ProfileValues, unit: HeightUnit): HeightEntry =>
  unit === 'cm'
    ? { unit, centimetres: values.centimetres }
    : { unit, feet: values.feet, inches: values.inches };

interface ProfileBefore {
  readonly person: EditablePerson;
  readonly unit: HeightUnit;
  readonly today: string;
}

/** Sends edited fields only, so that opening the form rounds no height and concurrent changes survive. */
export function profileChanges(values: ProfileValues, { person, unit, today }: ProfileBefore): UserChanges {
  const before = profileValues(person, unit);
  const isEdited = (...names: readonly (keyof ProfileValues)[]) =>
    names.some((name) => values[name] !== before[name]);
  const height = heightInchesOf(heightEntryOf(values, unit));
  return {
    ...(isEdited('firstName') && { first_name: values.firstName.trim() }),
    ...(isEdited('lastName') && { last_name: values.lastName.trim() }),
    ...(isEdited('phone', 'country') && { phone_number: storedPhoneNumber(values.phone, values.country) }),
    ...(isEdited('birthday') && { birth_date: readTypedDate(values.birthday, today) }),
    ...(isEdited('gender') && { gender: values.gender }),
    ...(isClient(person) && isEdited('feet', 'inches', 'centimetres') && { height: height ?? null }),
  };
}
