import { Button, chakra, Heading, lazyDialog, RetryButton, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { BodyPhoto } from './BodyPhoto';
import { type PhotoView, photoViews } from './bodyPhotos';
import type { Photos } from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';
import { PHOTO_TYPES, type PhotoChange, usePhotoChange } from './usePhotoChange';

const PhotoCropDialog = lazyDialog(
  texts.photos,
  async () => (await import('./PhotoCropDialog')).PhotoCropDialog,
);
const CameraDialog = lazyDialog(texts.photos, async () => (await import('./CameraDialog')).CameraDialog);

const Views = chakra('ul', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'md',
    '&[data-empty]': { borderStyle: 'dashed', borderColor: 'border.strong', bg: 'bg.subtle' },
    '&[data-over]': { borderColor: 'accent', bg: 'accent.subtle' },
  },
});
const Empty = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    p: '2',
    textAlign: 'center',
    color: 'fg.muted',
    fontSize: 'sm',
    '& svg': { boxSize: '6', color: 'fg.subtle' },
  },
});
const Progress = chakra('progress', { base: { w: 'full', h: '2', accentColor: 'accent' } });

interface PhotoFieldsProps {
  readonly photos: Photos;
  readonly onChange: (view: PhotoView, url: string | null) => void;
  readonly onUploading: (isUploading: boolean) => void;
}

export function PhotoFields({ photos, onChange, onUploading }: PhotoFieldsProps) {
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {texts.photos}
      </Heading>
      <Views>
        {photoViews.map((view) => (
          <li key={view}>
            <PhotoField
              view={view}
              url={photos[view]}
              onChange={(url) => onChange(view, url)}
              onUploading={onUploading}
            />
          </li>
        ))}
      </Views>
    </Stack>
  );
}

interface PhotoFieldProps {
  readonly view: PhotoView;
  readonly url: string | null;
  readonly onChange: (url: string | null) => void;
  readonly onUploading: (isUploading: boolean) => void;
}

function PhotoField({ view, url, onChange, onUploading }: PhotoFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const change = usePhotoChange({ onChange, onUploading });
  const name = texts[view];
  const handleRemove = () => {
    onChange(null);
    chooseRef.current?.focus();
  };
  return (
    <Stack gap="2">
      <Text size="sm" fontWeight="medium">
        {name}
      </Text>
      <PhotoFrame name={name} url={url} change={change} />
      <input
        ref={inputRef}
        type="file"
        accept={PHOTO_TYPES}
        aria-label={texts.choosePhotoOf(name)}
        hidden
        onChange={({ currentTarget }) => {
          change.take(currentTarget.files);
          // Clearing the field lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      <FormError>{change.upload.problem}</FormError>
      {change.upload.retry && <RetryButton size="sm" onRetry={change.upload.retry} />}
      <Button
        ref={chooseRef}
        size="sm"
        icon={<ImageUp />}
        aria-label={texts.choosePhotoOf(name)}
        onClick={() => inputRef.current?.click()}
      >
        {texts.choosePhoto}
      </Button>
      <Button
        size="sm"
        icon={<Camera />}
        aria-label={texts.takePhotoOf(name)}
        onClick={() => change.setIsCameraOpen(true)}
      >
        {texts.takePhoto}
      </Button>
      {url && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Trash2 />}
          aria-label={texts.removePhotoOf(name)}
          onClick={handleRemove}
        >
          {texts.removePhoto}
        </Button>
      )}
      <PhotoDialogs name={name} change={change} finalFocus={() => chooseRef.current} />
    </Stack>
  );
}

interface PhotoFrameProps {
  readonly name: string;
  readonly url: string | null;
  readonly change: PhotoChange;
}

function PhotoFrame({ name, url, change: { upload, isOver, drops } }: PhotoFrameProps) {
  const isSending = upload.share !== null;
  return (
    <Frame data-empty={url || isSending ? undefined : ''} data-over={isOver ? '' : undefined} {...drops}>
      {isSending && (
        <Empty>
          <Progress aria-label={`${name}: ${texts.uploading}`} value={upload.share ?? 0} max={1} />
          {texts.uploading}
        </Empty>
      )}
      {!isSending && url && <BodyPhoto url={url} alt={name} placeholder={texts.failedPhoto} fit="cover" />}
      {!isSending && !url && (
        <Empty>
          <ImageUp aria-hidden="true" />
          {texts.dropPhoto}
        </Empty>
      )}
    </Frame>
  );
}

interface PhotoDialogsProps extends Pick<PhotoFrameProps, 'name' | 'change'> {
  readonly finalFocus: () => HTMLElement | null;
}

function PhotoDialogs({ name, change, finalFocus }: PhotoDialogsProps) {
  return (
    <>
      {change.isCameraOpen && (
        <CameraDialog
          view={name}
          finalFocus={finalFocus}
          onPhoto={change.openCrop}
          onClose={() => change.setIsCameraOpen(false)}
        />
      )}
      {change.cropAddress && (
        <PhotoCropDialog
          view={name}
          address={change.cropAddress}
          finalFocus={finalFocus}
          onUse={change.send}
          onClose={change.closeCrop}
        />
      )}
    </>
  );
}
