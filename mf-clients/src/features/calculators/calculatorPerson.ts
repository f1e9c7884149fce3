import type { Client, CurrentUser } from '@formline/shared/contracts/people/users';
import type { BestSet } from '@formline/shared/contracts/records/loggedWorkouts';
import { type SexReference, sexReferenceOf } from '@formline/shared/domain/calculators/person';

export interface CalculatorPerson {
  readonly id: number;
  readonly name: string;
  readonly isSelf: boolean;
  /** Null when the profile names neither of the formulas' two references. */
  readonly sex: SexReference | null;
  readonly birthDate: string | null;
  readonly heightInches: number | null;
  readonly weightPounds: number | null;
  readonly activityLevelId: number | null;
  /** The set that a one-rep maximum is calculated from. */
  readonly bestSet?: BestSet | undefined;
}

export function calculatorPerson(person: Client | CurrentUser, bestSet?: BestSet): CalculatorPerson {
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
    bestSet,
  };
}
