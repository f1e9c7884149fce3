import { Button, chakra, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { measurementsTexts as texts } from './measurements.texts';

const JPEG_QUALITY = 0.95;

const Picture = chakra('video', {
  base: { display: 'block', w: 'full', maxH: '96', borderRadius: 'md', bg: 'bg.muted', objectFit: 'contain' },
});

interface CameraDialogProps {
  readonly view: string;
  readonly onPhoto: (photo: Blob) => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function CameraDialog({ view, onPhoto, onClose, finalFocus }: CameraDialogProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'ready' | 'failed'>('starting');

  // External system: the camera, which is on until its tracks are stopped.
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    openCamera().then(
      (opened) => {
        stream = opened;
        if (isOver || !videoRef.current) stop();
        else videoRef.current.srcObject = opened;
      },
      () => setState('failed'),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  const handleShoot = () => {
    const video = videoRef.current;
    if (!video || state !== 'ready') return;
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    canvas.toBlob((photo) => (photo ? onPhoto(photo) : setState('failed')), 'image/jpeg', JPEG_QUALITY);
  };
  return (
    <Dialog
      isOpen
      title={texts.cameraTitle(view)}
      onClose={onClose}
      finalFocus={finalFocus}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {state !== 'failed' && (
            <Button variant="primary" aria-disabled={state !== 'ready' || undefined} onClick={handleShoot}>
              {texts.shoot}
            </Button>
          )}
        </>
      }
    >
      {state === 'starting' && (
        <Text role="status" tone="muted">
          {texts.cameraLoading}
        </Text>
      )}
      {state !== 'failed' && (
        <Picture
          ref={videoRef}
          muted
          autoPlay
          playsInline
          aria-label={texts.cameraTitle(view)}
          onLoadedData={() => setState('ready')}
        />
      )}
      <FormError>{state === 'failed' ? texts.cameraFailed : null}</FormError>
    </Dialog>
  );
}

/** The camera at the back of a tablet. @throws when there is none or it is not allowed */
const openCamera = async (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
