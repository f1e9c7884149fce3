import type { Measurement } from '@formline/shared/contracts/records/measurements';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { announce, chakra, Flex, IconButton, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { BodyPhoto } from './BodyPhoto';
import { type PhotoView, photoViews } from './bodyPhotos';
import { measurementsTexts as texts } from './measurements.texts';

const Stage = chakra('div', {
  base: { h: 'min(60vh, {sizes.dialog.lg})', my: '4', overflow: 'hidden', borderRadius: 'md' },
});

interface PhotoDialogProps {
  readonly measurements: readonly Measurement[];
  readonly firstView: PhotoView;
  readonly onClose: () => void;
}

export function PhotoDialog({ measurements, firstView, onClose }: PhotoDialogProps) {
  const [view, setView] = useState(firstView);
  const [ref, setPosition] = useState(0);
  const measurement = measurements[ref];
  if (!measurement) return null;
  const day = shortDate(measurement.date);
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
          <Flex align="center" gap="2">
            <IconButton
              label={texts.older}
              icon={<ChevronLeft />}
              aria-disabled={ref === measurements.length - 1}
              onClick={() => handleMove(ref + 1)}
            />
            <Text tone="muted">{day}</Text>
            <IconButton
              label={texts.newer}
              icon={<ChevronRight />}
              aria-disabled={ref === 0}
              onClick={() => handleMove(ref - 1)}
            />
          </Flex>
        ) : null}
      </Flex>
      <Stage>
        <BodyPhoto
          url={measurement.photos[view]}
          alt={texts.picture(texts[view], day)}
          placeholder={measurement.photos[view] ? texts.failedPhoto : texts.noPhoto(texts[view])}
          fit="contain"
        />
      </Stage>
    </Dialog>
  );
}
