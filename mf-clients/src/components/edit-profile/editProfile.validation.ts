import { isBirthDate } from '@formline/shared/domain/dates/calendarDates';
import { heightInchesOf } from '@formline/shared/domain/people/heightEntry';
import { readTypedDate } from '@formline/shared/domain/dates/longDate';
import { isPersonName } from '@formline/shared/domain/people/personName';
import { personNameTexts } from '@formline/shared/domain/people/personName.texts';
import { isPhoneCountry, phoneNumberProblem } from '@formline/shared/domain/people/phoneNumber';
import { object, string } from 'yup';
import { editProfileTexts as texts } from './editProfile.texts';

interface ProfileRules {
  readonly unit: 'in' | 'cm';
  readonly today: string;
  /** Existing names that are unchanged are not validated again. */
  readonly known: { readonly firstName: string; readonly lastName: string };
}

export const profileValidation = ({ unit, today, known }: ProfileRules) =>
  object({
    firstName: name(known.firstName, [personNameTexts.firstMissing, personNameTexts.firstInvalid]),
    lastName: name(known.lastName, [personNameTexts.lastMissing, personNameTexts.lastInvalid]),
    phone: string().when('country', ([country]: unknown[], phone) =>
      phone.test('phone', texts.invalidPhone, (text = '') => isPhone(text, country)),
    ),
    birthday: string()
      .test(
        'date',
        texts.invalidBirthday,
        (text = '') => text.trim() === '' || readTypedDate(text, today) !== null,
      )
      .test('past', texts.impossibleBirthday, (text = '') => isPossible(readTypedDate(text, today), today)),
    ...(unit === 'cm'
      ? {
          centimetres: string().test('height', texts.invalidHeight.cm, (centimetres = '') =>
            isHeight({ unit, centimetres }),
          ),
        }
      : {
          feet: string().when('inches', ([inches]: unknown[], feet) =>
            feet.test('height', texts.invalidHeight.in, (text = '') =>
              isHeight({ unit, feet: text, inches: typeof inches === 'string' ? inches : '' }),
            ),
          ),
        }),
  });

const name = (known: string, [missing, invalid]: readonly [missing: string, invalid: string]) =>
  string()
    .trim()
    .required(missing)
    .test('name', invalid, (text) => text === known || isPersonName(text));

const isPhone = (text: string, country: unknown): boolean =>
  typeof country === 'string' && isPhoneCountry(country) && phoneNumberProblem(text, country) === null;

const isPossible = (date: string | null, today: string): boolean =>
  date === null || (isBirthDate(date, today) && date <= today);

const isHeight = (entry: Parameters<typeof heightInchesOf>[0]): boolean =>
  heightInchesOf(entry) !== undefined;
