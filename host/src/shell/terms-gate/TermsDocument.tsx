import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';
import { signOut } from '@formline/shared/session';
import { Slot } from '@formline/shared/slots';
import { Button, chakra, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { useCallback, useRef, useState } from 'react';
import { PAGE_REGION_ID } from '../regionIds';
import { useAcceptUsage } from './termsCheck';
import { termsGateTexts, termsUpdateTexts } from './termsGate.texts';

export interface TermsDocumentProps {
  readonly document: LegalDocumentType;
  readonly step: { readonly at: number; readonly of: number };
  /** Present while another document follows; only the last acceptance is sent. */
  readonly onAcceptFirst: (() => void) | undefined;
  readonly onAccepted: () => void;
}

/** The dialog that had the focus before is closed. */
const thePage = () => document.getElementById(PAGE_REGION_ID);

/** Focusable, so that the arrow keys scroll the text at once. */
const Column = chakra('div', { base: { outline: 'none' } });

/** A row of its own, so that the buttons keep their positions. */
const Failure = chakra('div', { base: { flex: 'none', w: 'full' } });

export function TermsDocument({ document, step, onAcceptFirst, onAccepted }: TermsDocumentProps) {
  const [isShown, setIsShown] = useState(false);
  const accept = useAcceptUsage(onAccepted);
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
