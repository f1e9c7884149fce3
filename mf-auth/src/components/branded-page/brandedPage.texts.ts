export const brandedPageTexts = {
  panelTitle: 'Plan the work. See it done.',
  panelText: 'Your clients, their calendars, your exercise library and your groups, side by side.',
};
