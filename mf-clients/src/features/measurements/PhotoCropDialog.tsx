import { Button } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import { drawPicture, type PictureArea } from '../../components/picture-crop/drawPicture';
import { PictureCrop } from '../../components/picture-crop/PictureCrop';
import { measurementsTexts as texts } from './measurements.texts';

const PHOTO = { type: 'image/jpeg', mostWidth: 1200 } as const;

interface PhotoCropDialogProps {
  readonly view: string;
  readonly address: string;
  readonly onUse: (photo: Blob) => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function PhotoCropDialog({ view, address, onUse, onClose, finalFocus }: PhotoCropDialogProps) {
  const [area, setArea] = useState<PictureArea | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  const handleUse = async () => {
    if (!area) return;
    setIsDrawing(true);
    try {
      onUse(await drawPicture(address, area, PHOTO));
    } catch {
      setIsUnreadable(true);
      setIsDrawing(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={texts.cropTitle(view)}
      onClose={onClose}
      finalFocus={finalFocus}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {!isUnreadable && (
            <Button
              variant="primary"
              isLoading={isDrawing}
              aria-disabled={area === null || undefined}
              onClick={() => void handleUse()}
            >
              {texts.usePhoto}
            </Button>
          )}
        </>
      }
    >
      {!isUnreadable && (
        <PictureCrop
          address={address}
          shape="portrait"
          onArea={setArea}
          onUnreadable={() => setIsUnreadable(true)}
        />
      )}
      <FormError>{isUnreadable ? texts.photoErrors.unreadable : null}</FormError>
    </Dialog>
  );
}
