export const addClientTexts = {
  title: 'Add Client',
};
