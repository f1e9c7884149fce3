import type { CurrentUser } from '../../contracts/people/users';

/** The formulas have two equations; for the gender OTHER the trainer chooses one. */
export type SexReference = 'male' | 'female';

/** The reference of a profile's gender; null: ask. */
export function sexReferenceOf(gender: CurrentUser['gender']): SexReference | null {
  switch (gender) {
    case 'MALE':
      return 'male';
    case 'FEMALE':
      return 'female';
    case 'OTHER':
      return null;
  }
}

/** Age in whole years, dates `YYYY-MM-DD`: born on 29 February, older on 1 March; negative before birth. */
export function ageInYears(birthDate: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
