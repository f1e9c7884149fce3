/** Element with the page rendered in advance, until the host shows its own. */
export const FIRST_PAINT_ID = 'first-paint';

/** Attributes that a form rendered in advance shares with the host's early script and with the form that replaces it. */
export const earlyInputAttributes = {
  /** On the form: `localStorage` key of the values by field name that are filled in first. */
  remembered: 'data-remembered',
  /** On a hidden field that takes what is typed after Enter; the value is its label. */
  typedAhead: 'data-typed-ahead',
  /** Set on the form once it was submitted: how often Enter was pressed, one or two times. */
  enters: 'data-enters',
  /** Set on the hidden field: its value when Enter was pressed. */
  valueBefore: 'data-value-before',
} as const;
