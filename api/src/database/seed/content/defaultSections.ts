/** Exercises added without a section go to the first one. */
export const defaultSections = ['Warm-Up', 'Main', 'Core', 'Cool Down'] as const;

export type SectionName = (typeof defaultSections)[number];
