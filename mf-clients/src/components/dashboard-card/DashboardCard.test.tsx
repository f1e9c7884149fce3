import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { DashboardCard } from './DashboardCard';

it('is a region with the name of its title, and no button where it opens nothing', () => {
  renderRoute(<DashboardCard title="Goals">Walk</DashboardCard>, { path: '/' });
  expect(screen.getByRole('region', { name: 'Goals' })).toHaveTextContent('Walk');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('opens by its title, by pointer and by keyboard', async () => {
  const handleOpen = jest.fn();
  const { user } = renderRoute(
    <DashboardCard title="Goals" onOpen={handleOpen}>
      Walk
    </DashboardCard>,
    { path: '/' },
  );
  await user.click(screen.getByRole('button', { name: 'Goals' }));
  await user.keyboard('{Enter}');
  expect(handleOpen).toHaveBeenCalledTimes(2);
});
