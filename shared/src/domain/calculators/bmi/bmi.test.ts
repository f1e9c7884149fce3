import { asianActionPoint, bmiClass } from './bmi';

it.each([
  [15.999, 'severe_thinness'],
  [16, 'moderate_thinness'],
  [16.999, 'moderate_thinness'],
  [17, 'mild_thinness'],
  [18.499, 'mild_thinness'],
  [18.5, 'normal'],
  [24.999, 'normal'],
  [25, 'pre_obese'],
  [29.999, 'pre_obese'],
  [30, 'obese_class_1'],
  [34.999, 'obese_class_1'],
  [35, 'obese_class_2'],
  [39.999, 'obese_class_2'],
  [40, 'obese_class_3'],
] as const)('calls %p %p, not rounded', (index, expected) => {
  expect(bmiClass(index)).toBe(expected);
});

it.each([
  [22.99, null],
  [23, 23],
  [27.5, 27.5],
  [32.6, 32.5],
  [45, 37.5],
])('knows the Asian action point of %p: %p', (index, expected) => {
  expect(asianActionPoint(index)).toBe(expected);
});
