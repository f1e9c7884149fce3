export const groupNameTexts = { invalid: 'Please enter a valid group name.' };
