import { countText } from '@formline/shared/domain/text/countText';

const clients = (count: number) => (count === 1 ? '1 client' : `${countText(count)} clients`);

export const selectionTexts = {
  bar: 'Selected clients',
  chosen: (count: number) => (count === 0 ? 'Select clients' : `${clients(count)} selected`),
  all: (count: number) => `Select all ${countText(count)}`,
  endShortcut: 'End the selection',
  end: 'Done',
  assign: 'Assign',
  program: 'Program',
  workout: 'Workout',
  tooMany: (most: number) => `Select ${most} clients at most to assign a program or workout.`,
  group: 'Add to group',
  noGroups: 'You have no groups yet',
  loadingGroups: 'Loading groups',
  groupsFailed: 'Groups could not be loaded',
  added: (count: number, group: string) => `${clients(count)} added to ${group}`,
  addedAlready: (group: string) => `All of them are in ${group} already.`,
  addFailed: (group: string) => `We couldn’t add the clients to ${group}. Please try again.`,
  undoFailed: 'We couldn’t take that back.',
  tags: 'Tags',
  tagsOf: 'Tags of the selected clients',
  newTag: 'New tag',
  tagged: (tag: string, count: number) => `${tag}: put on ${clients(count)}`,
  untagged: (tag: string, count: number) => `${tag}: taken off ${clients(count)}`,
  more: 'More',
  resend: (count: number) => `Resend ${count === 1 ? '1 invite' : `${count} invites`}`,
  resent: (count: number) => `${count === 1 ? '1 invite' : `${count} invites`} sent again`,
  resentHeld: (count: number) =>
    `${count === 1 ? '1 invite leaves' : `${count} invites leave`} once you have confirmed your own address`,
  reactivate: (count: number) => `Reactivate ${clients(count)}`,
  reactivated: (count: number) => `${clients(count)} active again`,
  refusedTitle: (done: string) => `${done}, but not all`,
  refused: 'Not done for',
  close: 'Close',
};
