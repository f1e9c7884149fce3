import type { Measurement } from '@formline/shared/contracts/records/measurements';
import { SegmentedControl, Select } from '@formline/shared/ui/controls';
import { announce, chakra, Flex, IconButton, Text } from '@formline/shared/ui/core';
import { Field } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { BodyPhoto } from './BodyPhoto';
import { type PhotoView, photoViews } from './bodyPhotos';
import { measurementsTexts as texts } from './measurements.texts';
import { type DatedPhoto, PhotoComparison } from './PhotoComparison';

const NOTHING = 'none';

const Stage = chakra('div', {
  base: { h: 'min(60vh, {sizes.dialog.lg})', my: '4', overflow: 'hidden', borderRadius: 'md' },
});

interface PhotoDialogProps {
  /** Newest first. */
  readonly measurements: readonly Measurement[];
  readonly firstView: PhotoView;
  readonly onClose: () => void;
}

export function PhotoDialog({ measurements, firstView, onClose }: PhotoDialogProps) {
  const [view, setView] = useState(firstView);
  const [position, setPosition] = useState(0);
  const [comparedId, setComparedId] = useState(NOTHING);
  const measurement = measurements[position];
  if (!measurement) return null;
  const day = shortDate(measurement.date);
  const others = measurements.filter((other) => other !== measurement && other.photos[view]);
  const compared = others.find(({ id }) => String(id) === comparedId);
  const pair = compared && inOrder(measurements, [measurement, compared]).map((one) => datedPhoto(one, view));
  const [newer, older] = pair ?? [];
  const handleMove = (next: number) => {
    const shown = measurements[next];
    if (!shown) return;
    setPosition(next);
    announce(texts.photosOf(shortDate(shown.date)));
  };
  return (
    <Dialog isOpen size="lg" title={texts.photosOf(day)} onClose={onClose}>
      <Flex justify="space-between" align="flex-end" wrap="wrap" gap="3">
        <div>
          <SegmentedControl
            label={texts.view}
            value={view}
            onChange={setView}
            options={photoViews.map((value) => ({ value, label: texts[value] }))}
          />
        </div>
        {measurements.length > 1 ? (
          <Flex align="flex-end" gap="4" wrap="wrap">
            {measurement.photos[view] && others.length > 0 && (
              <Field label={texts.compareWith}>
                <Select
                  value={compared ? comparedId : NOTHING}
                  onChange={({ currentTarget }) => setComparedId(currentTarget.value)}
                  options={[
                    { value: NOTHING, label: texts.nothing },
                    ...others.map(({ id, date }) => ({ value: String(id), label: shortDate(date) })),
                  ]}
                />
              </Field>
            )}
            <Flex align="center" gap="2">
              <IconButton
                label={texts.older}
                icon={<ChevronLeft />}
                aria-disabled={position === measurements.length - 1}
                onClick={() => handleMove(position + 1)}
              />
              <Text tone="muted">{day}</Text>
              <IconButton
                label={texts.newer}
                icon={<ChevronRight />}
                aria-disabled={position === 0}
                onClick={() => handleMove(position - 1)}
              />
            </Flex>
          </Flex>
        ) : null}
      </Flex>
      {newer && older ? (
        <PhotoComparison view={texts[view]} older={older} newer={newer} />
      ) : (
        <Stage>
          <BodyPhoto
            url={measurement.photos[view]}
            alt={texts.picture(texts[view], day)}
            placeholder={measurement.photos[view] ? texts.failedPhoto : texts.noPhoto(texts[view])}
            fit="contain"
          />
        </Stage>
      )}
    </Dialog>
  );
}

const inOrder = (all: readonly Measurement[], some: readonly Measurement[]): Measurement[] =>
  all.filter((one) => some.includes(one));

const datedPhoto = ({ photos, date }: Measurement, view: PhotoView): DatedPhoto => ({
  url: photos[view] ?? '',
  day: shortDate(date),
});
