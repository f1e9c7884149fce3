export const bodyMapTexts = {
  title: 'Body Map',
  views: { front: 'Front', back: 'Back' },
  howTo: 'Press the parts of the body that exercises should train, here or in the list.',
  list: 'Body regions',
  selected: (count: number) => `${count} Selected`,
  reset: 'Reset',
  save: 'Save',
};
