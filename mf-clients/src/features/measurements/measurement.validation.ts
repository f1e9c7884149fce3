import { roundTo } from '@formline/shared/domain/calculators/measureUnits';
import { isDayOfRecord } from '@formline/shared/domain/dates/calendarDates';
import { readShortDate } from '@formline/shared/domain/dates/shortDate';
import { object, type Schema, string } from 'yup';
import { optionalNumberEntry } from '../../components/number-entry/numberEntry.validation';
import { byValue, DECIMALS, kindOf, LIMITS, type MeasurementUnits, shownValue } from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';

export const measurementValidation = (units: MeasurementUnits, today: string): Schema =>
  object({
    date: string().test('date', texts.errors.date, (text = '') => {
      const date = readShortDate(text);
      return date !== null && isDayOfRecord(date, today) && date <= today;
    }),
    ...byValue((name) => {
      const { from, to } = LIMITS[kindOf(name)];
      const bound = (limit: number) => roundTo(shownValue(name, limit, units), DECIMALS);
      return optionalNumberEntry(texts[name], { from: bound(from), to: bound(to) });
    }),
  });
