import { legalDocumentTypes } from '@formline/shared/contracts/accounts/legalDocuments';
import { useQuery } from '@formline/shared/query';
import { Button, chakra, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useEffect, useRef } from 'react';
import { legalDocumentQuery } from '../../components/legal-document/legalDocumentQuery';
import { legalDocumentTexts } from '../../components/legal-document/legalDocument.texts';
import { LegalDocumentText } from '../../components/legal-document/LegalDocumentText';
import { termsDialogTexts as texts } from './createAccount.texts';

/** Scrolls by itself, so that the buttons stay in view. */
const DocumentPanel = chakra('div', {
  base: {
    h: '50vh',
    minH: '40',
    overflowY: 'auto',
    p: '5',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.subtle',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

interface TermsDialogProps {
  readonly isOpen: boolean;
  readonly step: number;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

export function TermsDialog({ isOpen, step, onAccept, onClose }: TermsDialogProps) {
  const documentRef = useRef<HTMLDivElement>(null);
  const type = legalDocumentTypes[step] ?? 'terms-conditions';
  const { isSuccess: isShown } = useQuery({ ...legalDocumentQuery(type), enabled: isOpen });
  // External system: the browser's focus. The dialog focuses the first text itself.
  useEffect(() => {
    if (step > 0) documentRef.current?.focus();
  }, [step]);
  const { title } = legalDocumentTexts[type];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="lg"
      initialFocusRef={documentRef}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" disabled={!isShown} onClick={onAccept}>
            {texts.accept}
          </Button>
        </>
      }
    >
      <Text tone="muted" size="sm" mb="2">
        {texts.step(step + 1, legalDocumentTypes.length)}
      </Text>
      <DocumentPanel key={type} ref={documentRef} tabIndex={0} role="region" aria-label={title}>
        <LegalDocumentText type={type} />
      </DocumentPanel>
    </Dialog>
  );
}
