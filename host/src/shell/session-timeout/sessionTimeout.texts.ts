export const sessionTimeoutTexts = {
  title: 'Session Timeout',
  text: (time: string) => `You're being timed out due to inactivity. You will be logged out in ${time}`,
  stay: 'Stay Logged in',
  logOut: 'Log out',
  /** Spoken, because "1:00" is read as one o'clock. */
  spoken: (secondsLeft: number) => `Session Timeout. You will be logged out in ${spokenTime(secondsLeft)}`,
};

function spokenTime(secondsLeft: number): string {
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = secondsLeft % 60;
  return [counted(minutes, 'minute'), counted(seconds, 'second')].filter(Boolean).join(' ');
}

const counted = (count: number, unit: string) =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
