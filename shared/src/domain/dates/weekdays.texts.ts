export const weekdaysTexts = [
  { name: 'Sunday', short: 'Sun', initial: 'S' },
  { name: 'Monday', short: 'Mon', initial: 'M' },
  { name: 'Tuesday', short: 'Tue', initial: 'T' },
  { name: 'Wednesday', short: 'Wed', initial: 'W' },
  { name: 'Thursday', short: 'Thu', initial: 'T' },
  { name: 'Friday', short: 'Fri', initial: 'F' },
  { name: 'Saturday', short: 'Sat', initial: 'S' },
] as const;
