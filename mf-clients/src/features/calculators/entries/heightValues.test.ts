import { heightOf, heightValues } from './heightValues';

it('shows a height as feet and inches or as centimetres', () => {
  expect(heightValues(66.5, 'in')).toMatchObject({ feet: '5', inches: '6.5' });
  expect(heightValues(66, 'cm')).toMatchObject({ centimetres: '167.6' });
  expect(heightValues(null, 'in')).toMatchObject({ feet: '', inches: '', centimetres: '' });
});

it('never shows twelve inches', () => {
  expect(heightValues(71.98, 'in')).toMatchObject({ feet: '6', inches: '0' });
});

it('is feet times twelve plus inches', () => {
  expect(heightOf({ feet: '5', inches: '6.5', centimetres: '' }, 'in')).toBe(66.5);
  expect(heightOf({ feet: '', inches: '', centimetres: '167,6' }, 'cm')).toBe(167.6);
});
