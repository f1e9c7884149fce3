import type { Measurement } from '@formline/shared/contracts/records/measurements';

/** The views a body is photographed from, in their order. */
export const photoViews = ['front', 'back', 'side'] as const;
export type PhotoView = (typeof photoViews)[number];

/** Measurements with at least one photo, in the order given. */
export const withPhotos = (measurements: readonly Measurement[]): Measurement[] =>
  measurements.filter(({ photos }) => photoViews.some((view) => photos[view]));
