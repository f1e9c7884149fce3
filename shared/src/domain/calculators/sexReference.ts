import type { CurrentUser } from '../../contracts/users';

/**
 * Which of a formula's two equations is used. The published formulas know two; a person whose gender is OTHER is asked
 * which one to use, nobody guesses.
 */
export type SexReference = 'male' | 'female';

/** The reference a profile's gender stands for; null: ask. */
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
