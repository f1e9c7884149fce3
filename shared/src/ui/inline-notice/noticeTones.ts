/** Backgrounds of notices. Word and icon repeat the meaning of the colour. */
export const noticeTones = {
  info: { bg: 'status.upcoming.bg', color: 'status.upcoming.fg' },
  success: { bg: 'status.complete.bg', color: 'status.complete.fg' },
  warning: { bg: 'status.incomplete.bg', color: 'status.incomplete.fg' },
  error: { bg: 'danger.subtle', color: 'danger.text' },
};

export type NoticeTone = keyof typeof noticeTones;
