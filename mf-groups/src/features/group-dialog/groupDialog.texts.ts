import { countText } from '@formline/shared/domain/text/countText';

const counted = (count: number, one: string, many: string) =>
  `${countText(count)} ${count === 1 ? one : many}`;
const clients = (count: number) => counted(count, 'client', 'clients');
const workouts = (count: number) => counted(count, 'workout', 'workouts');

export const groupDialogTexts = {
  create: 'Create Group',
  edit: 'Edit Group',
  loading: 'Group',
  name: 'Group name',
  members: 'Members',
  memberCount: (count: number) => counted(count, 'member', 'members'),
  choose: 'Choose clients',
  noneChosen: 'Choose the clients who train together.',
  joins: 'Joins',
  leaves: 'Leaves',
  inactive: 'Inactive',
  takeOut: (name: string) => `Remove ${name} from the group`,
  keep: (name: string) => `Keep ${name} in the group`,
  cancel: 'Cancel',
  createAction: 'Create group',
  created: 'The group has been created.',
  updated: 'The group has been updated successfully.',
  deleted: 'The group has been deleted successfully.',
  errors: {
    noClients: 'Please select your clients to create a group.',
    nobodyLeft: 'Please select your clients to continue.',
    failed: 'Something went wrong! Please try again later.',
    idMissing: 'A group identification is required to update group information.',
  },
  picker: {
    title: 'Choose Clients',
    heading: 'Clients',
    list: { one: 'client', many: 'clients' },
    chosen: (count: number) => `${countText(count)} selected`,
    full: (most: number) => `${countText(most)} selected, the most a group can have`,
    proceed: 'Continue',
    tag: 'Tag',
    anyTag: 'All tags',
    selectAll: 'Select all',
    selectNone: 'Clear selection',
    empty: 'No clients yet',
    emptyText: 'Add clients to your list first. Then they can share a group.',
  },
  work: {
    title: 'What changes on their calendars',
    loading: 'Loading what is scheduled with the group',
    failed:
      'We couldn’t load what is scheduled with the group. You need to see it before anybody joins or leaves.',
    joining: (names: readonly string[], count: number) => {
      const [only] = names;
      const who = names.length === 1 && only ? `${only} joins` : `${clients(names.length)} join`;
      if (count === 0) return `${who}. The group has nothing scheduled ahead, so no workouts are added.`;
      return names.length === 1
        ? `${who} and gets the ${workouts(count)} the group still has ahead.`
        : `${who}. Each gets the ${workouts(count)} the group still has ahead.`;
    },
    keptBefore: (joining: number, count: number) =>
      `${workouts(count)} kept from an earlier time in the group ${count === 1 ? 'is' : 'are'} removed from ${joining === 1 ? 'the calendar' : 'their calendars'}.`,
    leaving: (names: readonly string[], count: number) => {
      const [only] = names;
      const who = names.length === 1 && only ? `${only} leaves` : `${clients(names.length)} leave`;
      return count === 0
        ? `${who}. Nothing scheduled with the group is still ahead.`
        : `${who}. ${workouts(count)} scheduled with the group ${count === 1 ? 'is' : 'are'} still ahead.`;
    },
    choice: 'What happens to these workouts?',
    keep: 'Keep them on the calendar',
    keepHow: 'They become the client’s own and no longer follow the group.',
    remove: 'Remove them from the calendar',
    removeHow: 'Past and completed workouts stay.',
  },
  remove: {
    title: 'Remove Group',
    question: (title: string) => `Remove “${title}”?`,
    text: 'Programs, workouts and exercises associated with the group will be removed from all clients within the group.',
    goes: (count: number, members: number) =>
      count === 0
        ? 'Nothing is scheduled with this group.'
        : `${workouts(count)} still ahead ${count === 1 ? 'is' : 'are'} removed from the calendars of ${clients(members)}.`,
    stays: 'Past and completed workouts stay, and you keep all clients.',
    keep: 'Keep Group',
  },
  discard: {
    title: 'Discard Unsaved Changes?',
    text: 'Your changes to this group have not been saved and will be lost.',
    leave: 'Discard',
    stay: 'Keep editing',
  },
};
