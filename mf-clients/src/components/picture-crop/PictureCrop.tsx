import { Box, chakra, Flex, Stack, Text } from '@formline/shared/ui/core';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PictureArea } from './drawPicture';
import { pictureCropTexts as texts } from './pictureCrop.texts';

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.05;
const KEY_STEP_PX = 8;

const Slider = chakra('input', { base: { flex: '1', h: '6', accentColor: 'accent', cursor: 'pointer' } });

/** Width by height. */
const ASPECTS = { round: 1, portrait: 3 / 4 } as const;

interface PictureCropProps {
  readonly address: string;
  readonly shape: keyof typeof ASPECTS;
  readonly onArea: (area: PictureArea) => void;
  readonly onUnreadable: () => void;
}

export function PictureCrop({ address, shape, onArea, onUnreadable }: PictureCropProps) {
  const [cropPosition, setCropPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <Stack gap="3">
      <Box position="relative" h="80" bg="bg.muted" borderRadius="lg" overflow="hidden">
        <Cropper
          image={address}
          crop={cropPosition}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={ASPECTS[shape]}
          cropShape={shape === 'round' ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={KEY_STEP_PX}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': texts.area }}
          onCropChange={setCropPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => onArea(pixels)}
        />
      </Box>
      <Flex align="center" gap="3" color="fg.subtle">
        <ZoomOut size="1em" aria-hidden="true" />
        <Slider
          type="range"
          aria-label={texts.zoom}
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
        <ZoomIn size="1em" aria-hidden="true" />
      </Flex>
      <Text size="sm" tone="muted">
        {texts.hint}
      </Text>
    </Stack>
  );
}
