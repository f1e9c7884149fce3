import { call } from '@formline/shared/api-client';
import { uploadImage } from '@formline/shared/contracts/library/media';
import { exerciseMediaRules, faultOfFile } from '@formline/shared/training/media-upload/mediaFile.ts';
import { useUpload } from '@formline/shared/training/media-upload/useUpload.ts';
import { type DragEvent, useState } from 'react';
import { measurementsTexts as texts } from './measurements.texts';

const rule = exerciseMediaRules.image;
export const PHOTO_TYPES = rule.types.join(',');

interface PhotoChangeOptions {
  readonly onChange: (url: string) => void;
  readonly onUploading: (isUploading: boolean) => void;
}

export type PhotoChange = ReturnType<typeof usePhotoChange>;

/** From a file, a drop or the camera over the crop to the upload. */
export function usePhotoChange({ onChange, onUploading }: PhotoChangeOptions) {
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [cropAddress, setCropAddress] = useState<string | null>(null);
  const upload = useUpload({
    send: async (file, sending) => {
      onUploading(true);
      try {
        return (await call(uploadImage, { files: { image: file } }, sending)).image_url;
      } finally {
        onUploading(false);
      }
    },
    onSent: onChange,
    problemOf: () => texts.photoErrors.upload,
  });
  const openCrop = (photo: Blob) => {
    setIsCameraOpen(false);
    setCropAddress(URL.createObjectURL(photo));
  };
  const closeCrop = () => {
    if (cropAddress) URL.revokeObjectURL(cropAddress);
    setCropAddress(null);
  };
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    const fault = faultOfFile(file, rule);
    if (fault) upload.refuse(texts.photoErrors[fault]);
    else openCrop(file);
  };
  const send = (photo: Blob) => {
    closeCrop();
    upload.start(new File([photo], 'photo.jpg', { type: photo.type }));
  };
  const drop = useFileDrop(take);
  return {
    upload,
    ...drop,
    take,
    send,
    isCameraOpen,
    setIsCameraOpen,
    cropAddress,
    openCrop,
    closeCrop,
  };
}

function useFileDrop(take: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type !== 'dragleave');
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const drops = {
    onDragEnter: handleDrag,
    onDragOver: handleDrag,
    onDragLeave: handleDrag,
    onDrop: handleDrop,
  };
  return { isOver, drops };
}
