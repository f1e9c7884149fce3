import { chakra, Flex, Stack, Text } from '@formline/shared/ui/core';
import { useState } from 'react';
import { BodyPhoto } from './BodyPhoto';
import { measurementsTexts as texts } from './measurements.texts';

const HALF = 50;

const Stage = chakra('div', {
  base: {
    position: 'relative',
    h: 'min(56vh, {sizes.dialog.lg})',
    mx: 'auto',
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    borderRadius: 'md',
  },
});
const Layer = chakra('div', { base: { position: 'absolute', inset: '0' } });
const Edge = chakra('div', {
  base: { position: 'absolute', insetBlock: '0', w: '0.5', bg: 'accent', transform: 'translateX(-50%)' },
});
const Slider = chakra('input', { base: { w: 'full', h: '6', accentColor: 'accent', cursor: 'ew-resize' } });

export interface DatedPhoto {
  readonly url: string;
  readonly day: string;
}

interface PhotoComparisonProps {
  readonly view: string;
  readonly older: DatedPhoto;
  readonly newer: DatedPhoto;
}

/** Two photos over each other; a slider moves the edge between the older one at the left and the newer one. */
export function PhotoComparison({ view, older, newer }: PhotoComparisonProps) {
  const [share, setShare] = useState(HALF);
  return (
    <Stack gap="3" my="4">
      <Stage>
        <Layer>
          <BodyPhoto
            url={newer.url}
            alt={texts.picture(view, newer.day)}
            placeholder={texts.failedPhoto}
            fit="contain"
          />
        </Layer>
        <Layer style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <BodyPhoto
            url={older.url}
            alt={texts.picture(view, older.day)}
            placeholder={texts.failedPhoto}
            fit="contain"
          />
        </Layer>
        <Edge style={{ left: `${share}%` }} aria-hidden="true" />
      </Stage>
      <Flex justify="space-between" gap="4">
        <Text size="sm" tone="muted">
          {older.day}
        </Text>
        <Text size="sm" tone="muted">
          {newer.day}
        </Text>
      </Flex>
      <Slider
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={texts.comparison(view)}
        aria-valuetext={`${share}%`}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
      />
    </Stack>
  );
}
