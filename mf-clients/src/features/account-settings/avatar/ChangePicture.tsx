import { Box, IconButton } from '@formline/shared/ui/core';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { avatarTexts as texts } from '../accountSettings.texts';
import { AVATAR_ACCEPT } from './avatarFile';

export function ChangePicture({ onFile }: { readonly onFile: (file: File) => void }) {
  const inputRef = useRef<HTMLInputElement>(null);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Reset, because choosing the same file again fires no change event otherwise.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <Box position="absolute" bottom="-1" insetEnd="-1">
      <input ref={inputRef} type="file" accept={AVATAR_ACCEPT} hidden onChange={handleChange} />
      <IconButton
        label={texts.change}
        icon={<Camera />}
        size="sm"
        variant="secondary"
        borderRadius="full"
        data-opens="avatar"
        onClick={() => inputRef.current?.click()}
      />
    </Box>
  );
}
