import type { SpecifiedText } from '../SpecifiedText';

const LIST = 'mf-groups/src/routes/GroupListRoute.test.tsx';
const DIALOG = 'mf-groups/src/features/group-dialog/GroupDialog.test.tsx';
const NAME = 'shared/src/domain/clients/groupName.test.ts';
const SAVE = 'mf-groups/src/features/group-dialog/saveGroup.test.ts';

export const groupsTexts: readonly SpecifiedText[] = [
  { text: 'My Groups', where: LIST },
  { text: 'No Search Results Found.', where: LIST },
  { text: 'Please enter a valid group name.', where: NAME },
  { text: 'Please select your clients to create a group.', where: DIALOG },
  { text: 'Please select your clients to continue.', where: DIALOG },
  { text: 'The group has been created.', where: DIALOG },
  { text: 'The group has been updated successfully.', where: DIALOG },
  { text: 'The group has been deleted successfully.', where: DIALOG },
  { text: 'Something went wrong! Please try again later.', where: DIALOG },
  { text: 'Remove Group', where: DIALOG },
  { text: 'Discard Unsaved Changes?', where: DIALOG },
  { text: 'A group identification is required to update group information.', where: SAVE },
  {
    text: 'Programs, workouts and exercises associated with the group will be removed from all clients within the group.',
    where: DIALOG,
  },
];
