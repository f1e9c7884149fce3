import { Box, Button } from '@formline/shared/ui/core';
import { UserMinus } from 'lucide-react';
import { removeClientTexts as texts } from './accountSettings.texts';

/** Leads to the question whether the client is to be removed. */
export function RemoveClientEntry({ onRemove }: { readonly onRemove: () => void }) {
  return (
    <Box borderTop="thin" borderColor="border" pt="4">
      <Button variant="quiet" color="danger.text" icon={<UserMinus />} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Box>
  );
}
