import { isBirthDate } from '@formline/shared/domain/dates/calendarDates';
import { phoneNumberProblem, storedPhoneNumber } from '@formline/shared/domain/people/phoneNumber';
import type { PersonChanges, UserChanges } from '@formline/shared/contracts/people/profiles';
import { invalidInput } from '../../../plugins/HttpProblem';
import type { UserChangesRow } from './users.repository';
import { peopleTexts as texts } from '../people.texts';

export function personColumns(changes: PersonChanges, now: Date): UserChangesRow {
  checkBirthDate(changes.birth_date, now.toISOString().slice(0, 10));
  return withoutMissing({
    firstName: changes.first_name,
    lastName: changes.last_name,
    phoneNumber: phoneNumberColumn(changes.phone_number),
    gender: changes.gender,
    birthDate: changes.birth_date,
    avatarUrl: changes.avatar_url,
    updatedAt: now,
  });
}

/** A request without fields changes nothing, so the version stays. */
export const versionAfter = ({ version: _base, ...fields }: UserChanges, version: number): number =>
  Object.values(fields).some((value) => value !== undefined) ? version + 1 : version;

function phoneNumberColumn(text: string | null | undefined): string | null | undefined {
  if (text === undefined || text === null) return text;
  const problem = phoneNumberProblem(text);
  if (problem !== null) throw invalidInput(problem);
  return storedPhoneNumber(text);
}

function checkBirthDate(date: string | null | undefined, today: string): void {
  if (date !== undefined && date !== null && !isBirthDate(date, today)) {
    throw invalidInput(texts.users.birthDate);
  }
}

export type PartialInput<T> = { readonly [K in keyof T]?: T[K] | undefined };

export function withoutMissing<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> };
export function withoutMissing(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
