import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentAnnouncement } from '../live-region/announcements';
import { UiProvider } from '../provider/UiProvider';
import { ShowMore } from './ShowMore';

const rows = () => screen.getAllByRole('listitem').length;
const list = (count: number) => (
  <ShowMore items={Array.from({ length: count }, (_, index) => index)}>
    {(shown) => (
      <ul>
        {shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </ShowMore>
);

it('shows a long list in steps, and says how far it is', async () => {
  render(list(1_230), { wrapper: UiProvider });
  expect(rows()).toBe(100);
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  expect(rows()).toBe(200);
  expect(currentAnnouncement().text).toBe('200 of 1,230 shown');
});

it('leaves the focus at the end when everything is shown', async () => {
  render(list(107), { wrapper: UiProvider });
  screen.getByRole('button', { name: 'Show 7 more' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(rows()).toBe(107);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('All 107 shown')).toHaveFocus();
});

it('has no end when the list became short', async () => {
  const { rerender } = render(list(107), { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Show 7 more' }));
  rerender(list(3));
  expect(screen.queryByText('All 3 shown')).not.toBeInTheDocument();
});

it('has neither button nor end where everything is shown at once', () => {
  render(list(100), { wrapper: UiProvider });
  expect(rows()).toBe(100);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('All 100 shown')).not.toBeInTheDocument();
});
