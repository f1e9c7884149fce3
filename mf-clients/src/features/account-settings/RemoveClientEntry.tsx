import { Box, Button, Stack } from '@formline/shared/ui/core';
import { Trash2, UserMinus } from 'lucide-react';
import { deleteDataTexts, removeClientTexts } from './accountSettings.texts';

interface RemoveClientEntryProps {
  readonly onRemove: () => void;
  readonly onDeleteData: () => void;
}

export function RemoveClientEntry({ onRemove, onDeleteData }: RemoveClientEntryProps) {
  return (
    <Box borderTop="thin" borderColor="border" pt="4">
      <Stack gap="1" align="flex-start">
        <Button variant="quiet" color="danger.text" ms="-4" icon={<UserMinus />} onClick={onRemove}>
          {removeClientTexts.remove}
        </Button>
        <Button variant="quiet" color="danger.text" ms="-4" icon={<Trash2 />} onClick={onDeleteData}>
          {deleteDataTexts.open}
        </Button>
      </Stack>
    </Box>
  );
}
