/** The look of a control's name, on a label and on the legend of a group alike. */
export const fieldLabelStyle = { fontSize: 'sm', fontWeight: 'medium', color: 'fg' } as const;
