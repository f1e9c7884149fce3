import type { Measurement } from '@formline/shared/contracts/records/measurements';
import { chakra, Heading } from '@formline/shared/ui/core';
import { useId } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { BodyPhoto } from './BodyPhoto';
import { type PhotoView, photoViews } from './bodyPhotos';
import { measurementsTexts as texts } from './measurements.texts';

const Photos = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, {sizes.32}))', gap: '3', mt: '3' },
});
const Photo = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    borderRadius: 'md',
    border: 'thin',
    borderColor: 'border',
    cursor: 'pointer',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent' },
    _disabled: { cursor: 'default', borderColor: 'border' },
  },
});
const Caption = chakra('span', { base: { display: 'block', mt: '1', fontSize: 'sm', color: 'fg.muted' } });

interface PhotoStripProps {
  readonly measurement: Measurement;
  readonly onOpen: (view: PhotoView) => void;
}

export function PhotoStrip({ measurement: { date, photos }, onOpen }: PhotoStripProps) {
  const titleId = useId();
  const day = shortDate(date);
  return (
    <chakra.section aria-labelledby={titleId} mt="6">
      <Heading as="h3" size="sm" id={titleId}>
        {texts.photosOf(day)}
      </Heading>
      <Photos>
        {photoViews.map((view) => (
          <li key={view}>
            <Photo
              type="button"
              aria-label={photos[view] ? texts.open(texts[view], day) : texts.noPhoto(texts[view])}
              disabled={!photos[view]}
              onClick={() => onOpen(view)}
            >
              <BodyPhoto
                url={photos[view]}
                alt=""
                placeholder={photos[view] ? texts.failedPhoto : texts.noPhoto(texts[view])}
                fit="cover"
              />
            </Photo>
            <Caption aria-hidden="true">{texts[view]}</Caption>
          </li>
        ))}
      </Photos>
    </chakra.section>
  );
}
