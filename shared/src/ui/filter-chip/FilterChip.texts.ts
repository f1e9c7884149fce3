export const filterChipTexts = { remove: (label: string) => `Remove filter ${label}` };
