import { signOut } from '@formline/shared/session';
import { Button, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { useRef, useState } from 'react';
import { TermsDocument, type TermsDocumentProps } from './TermsDocument';
import { termsGateTexts, termsUpdateTexts } from './termsGate.texts';

/** Closing without accepting signs out. */
export function TermsUpdate(props: TermsDocumentProps) {
  const [isReading, setIsReading] = useState(false);
  const viewRef = useRef<HTMLButtonElement>(null);
  if (isReading) return <TermsDocument {...props} />;
  const { title, prompt } = termsUpdateTexts[props.document];
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      onClose={() => signOut()}
      initialFocusRef={viewRef}
      actions={
        <>
          <Button onClick={() => signOut()}>{termsGateTexts.logOut}</Button>
          <Button ref={viewRef} variant="primary" onClick={() => setIsReading(true)}>
            {termsGateTexts.view}
          </Button>
        </>
      }
    >
      <Text tone="muted">{prompt}</Text>
      <Text tone="muted" size="sm" mt="2">
        {termsGateTexts.closingLogsOut}
      </Text>
    </Dialog>
  );
}
