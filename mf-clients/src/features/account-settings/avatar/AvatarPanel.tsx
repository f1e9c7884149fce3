import { announce, Box, Button, chakra, Flex, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { useRef, useState } from 'react';
import type { EditablePerson } from '../../../components/edit-profile/profileValues';
import { avatarTexts as texts } from '../accountSettings.texts';
import { drawPicture, type PictureArea } from '../../../components/picture-crop/drawPicture';
import { PictureCrop } from '../../../components/picture-crop/PictureCrop';
import { AVATAR_SIDE_PX, type ChosenPicture } from './avatarFile';
import { useUploadAvatar } from './useUploadAvatar';

const Progress = chakra('progress', { base: { w: 'full', h: '2', accentColor: 'accent' } });

interface AvatarPanelProps {
  readonly person: EditablePerson;
  readonly picture: ChosenPicture;
  readonly onClose: () => void;
}

export function AvatarPanel({ person, picture, onClose }: AvatarPanelProps) {
  const { address, type } = picture;
  const [area, setArea] = useState<PictureArea | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { mutate, isPending, isError, share } = useUploadAvatar(person);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const handleUnreadable = () => {
    setIsUnreadable(true);
    // Moves focus first, because the focused control may be removed.
    cancelRef.current?.focus();
  };
  const handleSave = () => {
    if (!area) return;
    mutate(() => drawPicture(address, area, { type, mostWidth: AVATAR_SIDE_PX }), {
      onSuccess: () => {
        announce(texts.done);
        onClose();
      },
    });
  };
  return (
    <Stack gap="4" pb="4">
      {!isUnreadable && (
        <PictureCrop address={address} shape="round" onArea={setArea} onUnreadable={handleUnreadable} />
      )}
      {isPending && (
        <Box>
          <Progress aria-label={texts.progress} value={share} max={1} />
          <Text size="sm" tone="muted" role="status">
            {texts.progress}
          </Text>
        </Box>
      )}
      <FormError>{isError || isUnreadable ? texts.failed : null}</FormError>
      <Flex justify="flex-end" gap="2">
        <Button ref={cancelRef} onClick={onClose}>
          {texts.cancel}
        </Button>
        {!isUnreadable && (
          <Button
            variant="primary"
            isLoading={isPending}
            aria-disabled={area === null || undefined}
            onClick={handleSave}
          >
            {texts.upload}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
