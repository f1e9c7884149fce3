import type { NewMeasurement } from '@formline/shared/contracts/records/measurements';
import { buildMeasurement } from '../../testing/healthBuilders';
import { bodyOf, jumpsIn, lastValue, startValues, valueNames } from './measurementForm';
import { measurementValidation } from './measurement.validation';

const today = '2026-06-14';
const metric = { unit_weight: 'kg', unit_height: 'cm' } as const;
const imperial = { unit_weight: 'lb', unit_height: 'in' } as const;
const noGirths = buildMeasurement().girths;

it('begins empty, today', () => {
  const { date, photos, units, ...values } = startValues(null, { units: metric, today });
  expect([date, photos, units]).toEqual(['06/14/2026', { front: null, back: null, side: null }, metric]);
  expect(Object.values(values).join('')).toBe('');
});

it('sends what is typed in the trainer’s units as pounds and inches', () => {
  const values = { ...startValues(null, { units: metric, today }), weight: '70', waist: '80,5' };
  const body = bodyOf(values, null);
  expect(body).toMatchObject({ date: today, body_fat_percentage: null });
  expect(body.weight).toBeCloseTo(154.3236, 4);
  expect(body.girths?.waist).toBeCloseTo(31.6929, 4);
});

it('changes nothing by opening and saving, 10,000 times in both systems', () => {
  for (let index = 0; index < 5000; index += 1) {
    const known = buildMeasurement({
      weight: 80 + index * 0.0421,
      body_fat_percentage: (index % 500) / 9,
      girths: { ...noGirths, waist: 20 + index * 0.0037 },
    });
    for (const units of [metric, imperial]) {
      const body = bodyOf(startValues(known, { units, today }), known);
      const sent = [body.weight, body.body_fat_percentage, body.girths?.waist];
      expect(sent).toEqual([known.weight, known.body_fat_percentage, known.girths.waist]);
    }
  }
});

it('shows again what was typed, after it was stored in other units', () => {
  for (let tenths = 300; tenths < 3000; tenths += 1) {
    const typed = String(tenths / 10);
    const values = { ...startValues(null, { units: metric, today }), weight: typed };
    const { weight = null } = bodyOf(values, null);
    // A column of PostgreSQL's type real.
    const stored = buildMeasurement({ weight: Math.fround(weight ?? 0) });
    expect(startValues(stored, { units: metric, today }).weight).toBe(typed);
  }
});

it.each([
  ['weight', '0', 'Enter a number from 1 to 1500.'],
  ['weight', 'abc', 'Enter a number, such as 72.5.'],
  ['waist', '101', 'Enter a number from 1 to 100.'],
  ['body_fat_percentage', '101', 'Enter a number from 0 to 100.'],
  ['date', '06/15/2026', 'Enter a day up to today, as MM/DD/YYYY.'],
  ['date', 'soon', 'Enter a day up to today, as MM/DD/YYYY.'],
])('refuses %s %p with a sentence', async (name, text, sentence) => {
  const values = { ...startValues(null, { units: imperial, today }), [name]: text };
  await expect(measurementValidation(imperial, today).validate(values)).rejects.toThrow(sentence);
});

it('accepts the bounds in each system', async () => {
  for (const units of [metric, imperial]) {
    const known = buildMeasurement({ weight: 1500, girths: { ...noGirths, calf: 100 } });
    const values = startValues(known, { units, today });
    await expect(measurementValidation(units, today).validate(values)).resolves.toBeDefined();
    const typed = bodyOf(values, null);
    expect(typed.weight).toBeLessThanOrEqual(1500);
    expect(typed.girths?.calf).toBeLessThanOrEqual(100);
  }
});

describe('last values', () => {
  const may = buildMeasurement({ id: 1, date: '2026-05-01', weight: 150, body_fat_percentage: null });
  const june = buildMeasurement({ id: 2, date: '2026-06-01', weight: null, body_fat_percentage: 20 });
  const all = [june, may];

  it('are the newest of each kind up to the day, of another measurement', () => {
    const at = { date: today, known: null };
    expect(lastValue(all, 'weight', at)).toEqual({ value: 150, date: '2026-05-01' });
    expect(lastValue(all, 'body_fat_percentage', at)).toEqual({ value: 20, date: '2026-06-01' });
    expect(lastValue(all, 'body_fat_percentage', { date: '2026-05-20', known: null })).toBeNull();
    expect(lastValue(all, 'weight', { date: today, known: may })).toBeNull();
    expect(valueNames.map((name) => lastValue([], name, at))).toEqual(valueNames.map(() => null));
  });

  it('make a jump a question', () => {
    const body: NewMeasurement = { date: today, weight: 68, body_fat_percentage: 21 };
    expect(jumpsIn(body, { measurements: all, units: imperial, known: null })).toEqual([
      'Weight 68.0 lb, after 150.0 lb on 5/1/26',
    ]);
    const likely = { ...body, weight: 146 };
    expect(jumpsIn(likely, { measurements: all, units: imperial, known: null })).toEqual([]);
  });
});
