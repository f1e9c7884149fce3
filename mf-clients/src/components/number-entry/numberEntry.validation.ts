import type { Limits } from '@formline/shared/contracts/primitives';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { string, type StringSchema } from 'yup';
import { numberEntryTexts } from './numberEntry.texts';

/** @param label names the field in a list of wrong entries */
export function optionalNumberEntry(label: string, { from, to }: Limits): StringSchema {
  return string()
    .label(label)
    .trim()
    .test('number', numberEntryTexts.notANumber, (text) => !text || numberOf(text) !== null)
    .test('limits', numberEntryTexts.outside(from, to), (text) => {
      const value = numberOf(text ?? '');
      return value === null || (value >= from && value <= to);
    });
}
