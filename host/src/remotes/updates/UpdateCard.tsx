import { announce, Button, chakra, Text } from '@formline/shared/ui/core';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { updatesTexts } from './updates.texts';
import { needsQuestion, type UpdateNotice } from './useUpdateNotice';

const Card = chakra('section', {
  base: {
    position: 'fixed',
    bottom: '4',
    insetInline: '4',
    mx: 'auto',
    w: 'fit-content',
    maxW: 'calc(100vw - {spacing.8})',
    zIndex: 'navigation',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    ps: '4',
    pe: '2',
    py: '2',
    borderRadius: 'lg',
    border: 'thin',
    borderColor: 'border',
    bg: 'bg.surface',
    color: 'fg',
    boxShadow: 'overlay',
    '& > svg': { boxSize: 'icon.sm', flexShrink: '0', color: 'accent.text' },
  },
});

export function UpdateCard({ notice }: { readonly notice: UpdateNotice }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const safeButton = useRef<HTMLButtonElement>(null);
  const { text, action, onAct, onLater } = notice;
  const message = isConfirming ? updatesTexts.unsaved : text;
  // External system: the screen reader.
  useEffect(() => announce(message), [message]);
  // External system: the focus, which follows from the button to the question.
  useEffect(() => {
    if (isConfirming) safeButton.current?.focus();
  }, [isConfirming]);
  return (
    <Card aria-label={updatesTexts.label}>
      <RefreshCw aria-hidden="true" />
      <Text fontWeight="medium">{message}</Text>
      {isConfirming ? (
        <chakra.div display="flex" gap="2">
          <Button ref={safeButton} size="sm" onClick={() => setIsConfirming(false)}>
            {updatesTexts.keepEditing}
          </Button>
          <Button size="sm" variant="danger" onClick={onAct}>
            {updatesTexts.updateAnyway}
          </Button>
        </chakra.div>
      ) : (
        <chakra.div display="flex" gap="2">
          <Button
            size="sm"
            variant="primary"
            onClick={() => (needsQuestion(notice) ? setIsConfirming(true) : onAct())}
          >
            {action}
          </Button>
          <Button size="sm" variant="quiet" onClick={onLater}>
            {updatesTexts.later}
          </Button>
        </chakra.div>
      )}
    </Card>
  );
}
