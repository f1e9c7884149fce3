/** Sections a new workout starts with. The first one receives exercises that are added without a section. */
export const defaultSections = ['Warm-Up', 'Main', 'Core', 'Cool Down'] as const;

export type SectionName = (typeof defaultSections)[number];
