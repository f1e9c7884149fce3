import type { Client, CurrentUser } from '@formline/shared/contracts/people/users';
import { type SexReference, sexReferenceOf } from '@formline/shared/domain/calculators/person';

/** What the calculators know of the person they reckon for; null where nothing is known. */
export interface CalculatorSubject {
  readonly id: number;
  readonly name: string;
  /** The signed-in trainer. */
  readonly isSelf: boolean;
  /** Null: the profile names none of the two references of the formulas. */
  readonly sex: SexReference | null;
  readonly birthDate: string | null;
  readonly heightInches: number | null;
  /** The newest one. */
  readonly weightPounds: number | null;
  readonly activityLevelId: number | null;
}

/** A client or the trainer as the calculators see them. */
export function calculatorSubject(person: Client | CurrentUser): CalculatorSubject {
  const body = 'client_user' in person ? person.client_user : null;
  return {
    id: person.id,
    name: person.full_name,
    isSelf: body === null,
    sex: sexReferenceOf(person.gender),
    birthDate: person.birth_date,
    heightInches: body?.height ?? null,
    weightPounds: body?.weight ?? null,
    activityLevelId: body?.activity_level_id ?? null,
  };
}
