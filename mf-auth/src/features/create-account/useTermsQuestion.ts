import { legalDocumentTypes } from '@formline/shared/contracts/accounts/legalDocuments';
import { useRef, useState } from 'react';

const LAST_STEP = legalDocumentTypes.length - 1;

/** Asks once for a page, so that a second attempt after an error does not ask again. */
export function useTermsQuestion() {
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState(0);
  const isAccepted = useRef(false);
  const settle = useRef<(accepted: boolean) => void>(() => undefined);

  const ask = (): Promise<boolean> => {
    if (isAccepted.current) return Promise.resolve(true);
    setStep(0);
    setIsOpen(true);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  };
  const answer = (accepted: boolean) => {
    isAccepted.current = accepted;
    setIsOpen(false);
    settle.current(accepted);
  };
  const accept = () => {
    if (step === LAST_STEP) answer(true);
    else setStep(step + 1);
  };

  return { isOpen, step, ask, accept, decline: () => answer(false) };
}
