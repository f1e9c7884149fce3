/** The grounds of notices. The word and the sign say the same as the colour. */
export const noticeTones = {
  info: { bg: 'status.upcoming.bg', color: 'status.upcoming.fg' },
  success: { bg: 'status.complete.bg', color: 'status.complete.fg' },
  warning: { bg: 'status.incomplete.bg', color: 'status.incomplete.fg' },
  error: { bg: 'danger.subtle', color: 'danger.text' },
};

export type NoticeTone = keyof typeof noticeTones;
