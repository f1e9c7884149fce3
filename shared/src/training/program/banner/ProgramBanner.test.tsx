import { renderRoute } from '@formline/shared/testing/render';
import { ProgramBanner } from './ProgramBanner';

const categories = [
  'Beginners',
  'General Fitness',
  'Interval Training',
  'Lifestyle',
  'Maximal Strength',
  'Muscle Gain',
  'Power',
  'Stabilization Endurance',
  'Wakeup Workout',
];

const drawn = (category: string | null) => {
  const { container, unmount } = renderRoute(<ProgramBanner category={category} size="thumbnail" />, {
    path: '/',
  });
  const look = container.querySelector('[data-program-look]')?.getAttribute('data-program-look');
  unmount();
  return look;
};

it('has a drawing of its own for each of the nine categories', () => {
  expect(new Set(categories.map(drawn)).size).toBe(9);
});

it('shows the one of Lifestyle where there is no category or an unknown one', () => {
  expect(drawn(null)).toBe(drawn('Lifestyle'));
  expect(drawn('Aqua Jogging')).toBe(drawn('Lifestyle'));
});

it('carries words on a head', () => {
  const { getByText } = renderRoute(
    <ProgramBanner category="Power" size="head">
      Fast Legs
    </ProgramBanner>,
    { path: '/' },
  );
  expect(getByText('Fast Legs')).toBeVisible();
});
