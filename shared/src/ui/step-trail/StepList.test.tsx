import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { StepList } from './StepList';

it('says which step is under way and which are done', () => {
  render(<StepList label="Adding a client" steps={['Invite', 'Health', 'Goal']} current={1} />, {
    wrapper: UiProvider,
  });
  expect(screen.getByRole('list', { name: 'Adding a client' })).toBeInTheDocument();
  const steps = screen.getAllByRole('listitem');
  expect(screen.getByText('Invite, done')).toBeInTheDocument();
  expect(screen.getByText('Invite')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Health')).not.toHaveAttribute('aria-hidden');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
