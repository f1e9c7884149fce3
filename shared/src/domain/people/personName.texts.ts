export const personNameTexts = {
  firstMissing: 'Name is required',
  firstInvalid: 'Invalid first name',
  lastMissing: 'Last name is required',
  lastInvalid: 'Invalid last name',
  clientFirstInvalid: 'First name should not contain special symbols or numbers',
  clientLastInvalid: 'Last name should not contain special symbols or numbers',
} as const;
