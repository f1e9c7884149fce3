export const groupNameTexts = {
  invalid: 'Please enter a valid group name.',
  tooLong: (most: number) => `Please enter a valid group name. It can have up to ${most} characters.`,
};
