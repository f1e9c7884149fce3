import type { Client } from '@formline/shared/contracts/people/users';

const genders: Readonly<Record<Client['gender'], string>> = {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
};

export const editProfileTexts = {
  title: 'Edit Profile',
  newClient: 'Help wrap up their account, or skip and finish later.',
  firstName: 'First Name',
  lastName: 'Last Name',
  country: 'Country',
  searchCountry: 'Search by name or code',
  dialCode: (code: string) => `+${code}`,
  phone: 'Mobile Number',
  height: 'Height',
  feet: 'Feet',
  inches: 'Inches',
  centimeters: 'Centimeters',
  feetUnit: 'ft',
  inchesUnit: 'in',
  centimetersUnit: 'cm',
  birthday: 'Birthday',
  gender: 'Assigned Sex',
  genders,
  done: 'Done',
  close: 'Close',

  digitsOnly: 'Please use digits between 0-9',
  invalidPhone: 'Invalid phone number',
  invalidHeight: {
    in: 'Enter a height from 2 to 9 feet, in whole feet and inches below 12',
    cm: 'Enter a height from 61 to 274 centimeters',
  },
  invalidBirthday: 'Enter a date such as March 05, 1988',
  impossibleBirthday: 'Enter a date in the past, from 1900 on',
  failed: 'could not update profile',
};
