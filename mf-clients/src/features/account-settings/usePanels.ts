import { useEffect, useState } from 'react';
import { avatarTypeOf, type ChosenPicture } from './avatar/avatarFile';

export interface UnsavedQuestion {
  readonly discard: () => void;
  readonly keep: () => void;
}

/** Null: the account itself. The avatar panel needs a picture. Leaving a panel with unsaved input asks first. */
export function usePanels<Name extends string>(onClose: () => void, first: Name | null = null) {
  const [panel, setPanel] = useState<Name | 'avatar' | null>(first);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [isWrongType, setIsWrongType] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [step, setStep] = useState<(() => void) | null>(null);
  // Effect: revokes the object URL, because the browser holds the file until then.
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.address);
    return undefined;
  }, [picture]);
  const show = (next: Name | null) => {
    setPicture(null);
    setIsWrongType(false);
    setPanel(next);
  };
  const onUnsaved = (isNow: boolean) => {
    setIsUnsaved(isNow);
    if (!isNow) setStep(null);
  };
  const leave = (next: () => void) => {
    if (isUnsaved) setStep(() => next);
    else next();
  };
  const openPicture = (file: File) => {
    const type = avatarTypeOf(file);
    setIsWrongType(type === null);
    if (type === null) return;
    setPicture({ type, address: URL.createObjectURL(file) });
    setPanel('avatar');
  };
  const keep = () => setStep(null);
  const discard = () => {
    // The form stays until its panel has faded out.
    onUnsaved(false);
    step?.();
  };
  return {
    panel,
    picture,
    isWrongType,
    isUnsaved,
    question: step && { discard, keep },
    onUnsaved,
    open: (next: Name | null) => leave(() => show(next)),
    openPicture,
    back: () => leave(() => show(null)),
    close: () => leave(onClose),
  };
}
