import { calculatorKinds } from '../calculatorKinds';
import { paramsFor } from './calculatorCalls';

it('names the person a call is for', () => {
  expect(paramsFor(11, 'BMI', 'save')).toEqual({ id: 11 });
});

it.each(calculatorKinds)('fails before anything is sent when nobody is named: %s', (kind) => {
  expect(() => paramsFor(0, kind, 'save')).toThrow(/^userId is required to save (a |an )?\w/);
  expect(() => paramsFor(Number.NaN, kind, 'list')).toThrow(/^userId is required to list/);
});
