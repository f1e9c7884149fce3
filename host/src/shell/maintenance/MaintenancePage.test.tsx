import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { UiProvider } from '@formline/shared/ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maintenanceTexts, MaintenancePage } from './MaintenancePage';

let answer: () => Promise<Response>;
const closed = () => Promise.resolve(Response.json({ maintenance: true }));
const opened = () => Promise.resolve(Response.json({ maintenance: false, environment: 'production' }));

function open() {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
  const handleOpen = jest.fn();
  render(<MaintenancePage onOpen={handleOpen} />, { wrapper: UiProvider });
  return handleOpen;
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

it('says that the site is closed, and still is when somebody tries', async () => {
  answer = closed;
  const handleOpen = open();
  expect(screen.getByRole('heading', { level: 1, name: maintenanceTexts.title })).toBeVisible();
  await retry();
  expect(await screen.findByText(maintenanceTexts.stillClosed)).toBeInTheDocument();
  expect(handleOpen).not.toHaveBeenCalled();
});

it('takes no answer for a closed site', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const handleOpen = open();
  await retry();
  expect(handleOpen).not.toHaveBeenCalled();
});

it('hands on the settings of the opened site when somebody tries', async () => {
  answer = opened;
  const handleOpen = open();
  await retry();
  expect(handleOpen).toHaveBeenCalledWith({ ...parseSiteConfig(null), environment: 'production' });
});

it('opens by itself', async () => {
  jest.useFakeTimers();
  answer = closed;
  const handleOpen = open();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  answer = opened;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(handleOpen).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(handleOpen).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
