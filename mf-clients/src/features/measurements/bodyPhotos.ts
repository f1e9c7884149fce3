import type { Measurement } from '@formline/shared/contracts/records/measurements';

export const photoViews = ['front', 'back', 'side'] as const;
export type PhotoView = (typeof photoViews)[number];

export const withPhotos = (measurements: readonly Measurement[]): Measurement[] =>
  measurements.filter(({ photos }) => photoViews.some((view) => photos[view]));
