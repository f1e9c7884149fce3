import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { EducationRoute } from './EducationRoute';

it('keeps the place of the exam-prep material', () => {
  renderRoute(<EducationRoute />, { path: '/education' });
  expect(screen.getByRole('heading', { level: 1, name: 'Education' })).toBeVisible();
  expect(screen.getByText('Education goes here')).toBeVisible();
});
