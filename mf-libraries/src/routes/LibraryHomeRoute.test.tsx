import { renderRoute } from '@formline/shared/testing/render';
import { screen, within } from '@testing-library/react';
import { LibraryHomeRoute } from './LibraryHomeRoute';

it('leads to the four libraries, and straight to their parts', () => {
  renderRoute(<LibraryHomeRoute />, { path: '/libraries/home' });
  expect(screen.getByRole('heading', { level: 1, name: 'Libraries' })).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map((title) => within(title).getByRole('link').getAttribute('href'))).toEqual([
    '/libraries/exercises',
    '/libraries/workouts',
    '/libraries/sets',
    '/libraries/programs',
  ]);
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Exercises',
    'Workouts',
    'Supersets & Circuits',
    'Programs',
  ]);
  expect(screen.getByRole('link', { name: 'My Workouts' })).toHaveAttribute(
    'href',
    '/libraries/workouts/my-workouts',
  );
});
