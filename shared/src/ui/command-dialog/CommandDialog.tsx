import {
  DialogBackdrop,
  DialogContent,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ReactNode, useRef } from 'react';
import { dialogRecipe } from '../dialog/dialogRecipe';
import { CommandFoot } from './CommandFoot';
import type { CommandGroup } from './commandGroups';
import { CommandSearch } from './CommandSearch';

export interface CommandDialogProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  onFieldFocus?: () => void;
  groups: readonly CommandGroup[];
  onPick: (id: string) => void;
  note?: ReactNode;
  /** Receives focus on close; by default the previously focused element. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

export function CommandDialog(props: CommandDialogProps) {
  const { isOpen, onClose, label, finalFocus, ...search } = props;
  const fieldRef = useRef<HTMLInputElement>(null);
  return (
    <DialogRoot
      recipe={dialogRecipe}
      open={isOpen}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      size="md"
      initialFocusEl={() => fieldRef.current}
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <DialogBackdrop />
        <DialogPositioner placeItems="start center" pt={{ base: '4', md: '20' }}>
          <DialogContent overflow="hidden" maxH="min(32rem, 100%)">
            <VisuallyHidden>
              <DialogTitle>{label}</DialogTitle>
            </VisuallyHidden>
            <CommandSearch {...search} fieldRef={fieldRef} label={label} onClose={onClose} />
            <CommandFoot />
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
