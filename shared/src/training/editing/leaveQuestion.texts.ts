export const leaveQuestionTexts = {
  title: 'Discard Unsaved Changes?',
  text: 'What you changed here has not been saved and will be lost.',
  leave: 'Discard',
  stay: 'Keep editing',
};
