import { announce, Button, Flex, RetryButton } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Trash2, Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { EmptyMedia } from './EmptyMedia';
import { MediaFrame } from './MediaFrame';
import { mediaUploaderTexts as texts } from './MediaUploader.texts';
import { UploadProgress } from './UploadProgress';
import type { Upload } from './useUpload';

export interface MediaUploaderProps {
  readonly label?: string | undefined;
  readonly upload: Upload;
  readonly accept: string;
  readonly hint: string;
  readonly media: ReactNode;
  readonly onFile: (file: File) => void;
  readonly onRemove?: (() => void) | undefined;
}

/** Upload area for one picture or video. A failed upload keeps the previous media. */
export function MediaUploader(props: MediaUploaderProps) {
  const { label = texts.label, upload, accept, hint, media, onFile, onRemove } = props;
  const { share, problem, retry, cancel } = upload;
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isUnderWay = share !== null;
  const handleCancel = () => {
    cancel();
    announce(texts.cancelled);
  };
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const handleDrag = (event: DragEvent) => {
    if (isUnderWay || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type !== 'dragleave');
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isUnderWay) take(event.dataTransfer.files);
  };
  const isEmpty = media === null || media === undefined;
  return (
    <Flex as="section" aria-label={label} direction="column" gap="3">
      <MediaFrame
        data-empty={isEmpty && !isUnderWay ? '' : undefined}
        data-over={isOver ? '' : undefined}
        onDragEnter={handleDrag}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrop}
      >
        {isUnderWay ? <UploadProgress share={share} /> : isEmpty ? <EmptyMedia hint={hint} /> : media}
      </MediaFrame>
      <input
        ref={inputRef}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Clearing the field lets the same file be chosen again after a mistake.
          currentTarget.value = '';
        }}
      />
      <FormError>{problem}</FormError>
      <Flex gap="2" wrap="wrap">
        {retry && <RetryButton size="sm" onRetry={retry} />}
        {/* One button for all three states, so that it keeps the focus. */}
        <Button
          size="sm"
          icon={isUnderWay ? <X /> : <UploadIcon />}
          onClick={isUnderWay ? handleCancel : () => inputRef.current?.click()}
        >
          {isUnderWay ? texts.cancel : isEmpty ? texts.choose : texts.replace}
        </Button>
        {onRemove && !isEmpty && !isUnderWay && (
          <Button size="sm" variant="quiet" icon={<Trash2 />} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
