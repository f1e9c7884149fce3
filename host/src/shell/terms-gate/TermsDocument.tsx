import type { LegalDocumentType } from '@formline/shared/contracts/legalDocuments';
import { signOut } from '@formline/shared/session';
import { Slot } from '@formline/shared/slots';
import { Button, chakra, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { useCallback, useRef, useState } from 'react';
import { PAGE_REGION_ID } from '../../routing/pageRegionId';
import { useAcceptUsage } from './termsGate.queries';
import { termsGateTexts, termsUpdateTexts } from './termsGate.texts';

export interface TermsDocumentProps {
  readonly userId: number;
  readonly document: LegalDocumentType;
  /** Which of how many documents it is. */
  readonly step: { readonly at: number; readonly of: number };
  /** Given while another document follows: this acceptance is only noted, the last one is sent. */
  readonly onAcceptFirst: (() => void) | undefined;
  /** Told when the acceptance of all was sent. */
  readonly onAccepted: () => void;
}

/** What had the focus before this dialog is gone: it was the news of the document. */
const thePage = () => document.getElementById(PAGE_REGION_ID);

/** It takes the focus, so that the arrow keys scroll the text at once. */
const Column = chakra('div', { base: { outline: 'none' } });

/** A row of its own, so that both buttons keep theirs. */
const Failure = chakra('div', { base: { flex: 'none', w: 'full' } });

/** The whole document over the page. It can be accepted once its text is there. */
export function TermsDocument({ userId, document, step, onAcceptFirst, onAccepted }: TermsDocumentProps) {
  const [isShown, setIsShown] = useState(false);
  const accept = useAcceptUsage(userId, onAccepted);
  const columnRef = useRef<HTMLDivElement>(null);
  const handleShown = useCallback(() => setIsShown(true), []);
  const title = termsUpdateTexts[document].document;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="full"
      title={step.of > 1 ? `${title} (${termsGateTexts.step(step.at, step.of)})` : title}
      onClose={() => signOut()}
      initialFocusRef={columnRef}
      finalFocus={thePage}
      actions={
        <>
          {accept.isError && (
            <Failure>
              <FormError>{termsGateTexts.failed}</FormError>
            </Failure>
          )}
          <Button onClick={() => signOut()}>{termsGateTexts.close}</Button>
          <Button
            variant="primary"
            disabled={!isShown}
            isLoading={accept.isPending}
            onClick={onAcceptFirst ?? (() => accept.mutate())}
          >
            {termsGateTexts.accept}
          </Button>
        </>
      }
    >
      <Column ref={columnRef} tabIndex={0} role="document" aria-label={title}>
        <Text tone="muted" size="sm" mb="6">
          {termsGateTexts.closingLogsOut}
        </Text>
        <Slot name="terms-gate:document" slotProps={{ documentType: document, onShown: handleShown }} />
      </Column>
    </Dialog>
  );
}
