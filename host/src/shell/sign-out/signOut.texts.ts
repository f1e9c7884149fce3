const changes = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`;

export const signOutTexts = {
  sending: (count: number) => `Sending ${changes(count)} before you are logged out`,
  title: (count: number) => `Log out and lose ${changes(count)}?`,
  text: 'They are only in this browser. Open one to save it.',
  changesTo: (count: number, title: string) => `${changes(count)} to ${title}`,
  stay: 'Stay logged in',
  confirm: 'Log out and lose them',
};
