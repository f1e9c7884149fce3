import { timerOf } from '@formline/shared/domain/clients/performanceAssessments';
import type { AssessmentName } from '@formline/shared/contracts/records/performanceAssessments';
import { UiProvider } from '@formline/shared/ui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NEW_RUN, type TimerRun } from './assessmentTimer';
import { TimerDialog } from './TimerDialog';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-06-14T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const onUse = jest.fn();
const timers = { one_mile_run: timerOf('one_mile_run'), one_minute_squats: timerOf('one_minute_squats') };

function Example({ name }: { readonly name: AssessmentName & keyof typeof timers }) {
  const [run, setRun] = useState<TimerRun>(NEW_RUN);
  const [isOpen, setIsOpen] = useState(true);
  const timer = timers[name];
  if (!isOpen) return <button onClick={() => setIsOpen(true)}>Open</button>;
  if (!timer) return null;
  return (
    <TimerDialog
      {...{ name, timer, run, onUse }}
      onRun={setRun}
      onClose={() => setIsOpen(false)}
      finalFocus={() => null}
    />
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** A hidden tab runs no timers: only the clock goes on. */
const passHidden = (ms: number) => jest.setSystemTime(Date.now() + ms);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (name: 'one_mile_run' | 'one_minute_squats') => {
  onUse.mockClear();
  render(<Example name={name} />, { wrapper: UiProvider });
};

it('stops the time, goes on, and fills the field', () => {
  show('one_mile_run');
  fireEvent.click(button(/Start/));
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:01');
  passHidden(480_000);
  pass(100);
  expect(screen.getByRole('timer')).toHaveTextContent('8:01.1');
  fireEvent.click(button(/Stop/));
  pass(60_000);
  expect(screen.getByRole('timer')).toHaveTextContent('8:01.1');
  fireEvent.click(button(/Go on/));
  pass(900);
  fireEvent.click(button(/Stop/));
  fireEvent.click(button('Use 8:02'));
  expect(onUse).toHaveBeenCalledWith('8:02');
});

it('goes on while it is closed, and begins again', () => {
  show('one_mile_run');
  fireEvent.click(button(/Start/));
  pass(100);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  pass(90_000);
  fireEvent.click(button('Open'));
  expect(screen.getByRole('timer')).toHaveTextContent('1:30');
  fireEvent.click(button('Start again'));
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
});

it('counts within the minute only, and takes one back', () => {
  show('one_minute_squats');
  expect(screen.getByRole('timer')).toHaveTextContent('01:00');
  const target = button(/Start/);
  fireEvent.click(target);
  for (let press = 0; press < 31; press += 1) fireEvent.click(target);
  expect(target).toHaveTextContent(/^31/);
  fireEvent.click(button('One less'));
  expect(screen.queryByRole('button', { name: /Use/ })).not.toBeInTheDocument();
  passHidden(60_000);
  // Before the page has noticed the end.
  fireEvent.click(target);
  pass(100);
  expect(screen.getByText('Time is up. 30 counted.')).toBeInTheDocument();
  expect(target).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(target);
  fireEvent.click(button('Use 30'));
  expect(onUse).toHaveBeenCalledWith('30');
});

it('counts a held key once', () => {
  show('one_minute_squats');
  const target = button(/Start/);
  expect(fireEvent.keyDown(target, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(target, { key: 'Enter', repeat: true })).toBe(false);
});
