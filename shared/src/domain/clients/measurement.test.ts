import { measurementProblem } from './measurement';

it.each([[{}], [{ weight: null, photos: {} }], [{ girths: { waist: null } }], [{ photos: { front: null } }]])(
  '%j is no measurement',
  (body) => {
    expect(measurementProblem(body)).toBe('A measurement needs a value or a photo.');
  },
);

it.each([
  [{ weight: 150 }],
  [{ body_fat_percentage: 0 }],
  [{ girths: { waist: 31 } }],
  [{ photos: { side: '/media/1.webp' } }],
  [{ body_fat_percentage: 22.3, lean_body_mass_percentage: 78 }],
])('%j is one', (body) => {
  expect(measurementProblem(body)).toBeNull();
});

it('refuses parts that are more than the whole', () => {
  expect(measurementProblem({ body_fat_percentage: 30, lean_body_mass_percentage: 71 })).toBe(
    'Body fat and lean body mass cannot be more than 100 percent together.',
  );
});
