import { listText } from '@formline/shared/domain/text/listText';

export const updatesTexts = {
  label: 'Update',
  host: 'A new version of Formline is ready.',
  remotes: (names: readonly string[]) => `A new version of ${listText(names)} is ready.`,
  thisPage: 'this page',
  reload: 'Reload',
  update: 'Update',
  later: 'Later',
  unsaved: 'Your changes have not been saved and will be lost.',
  updateAnyway: 'Discard and update',
  keepEditing: 'Keep editing',
};
