import { useState } from 'react';
import { avatarTypeOf, type ChosenPicture } from './avatar/avatarFile';

/** Which panel of an account is shown; null is the account itself. The panel of the avatar comes with a picture. */
export function usePanels<Name extends string>() {
  const [panel, setPanel] = useState<Name | 'avatar' | null>(null);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [isWrongType, setIsWrongType] = useState(false);
  const open = (next: Name | null) => {
    if (picture) URL.revokeObjectURL(picture.address);
    setPicture(null);
    setIsWrongType(false);
    setPanel(next);
  };
  const openPicture = (file: File) => {
    const type = avatarTypeOf(file);
    setIsWrongType(type === null);
    if (type === null) return;
    setPicture({ type, address: URL.createObjectURL(file) });
    setPanel('avatar');
  };
  return { panel, picture, isWrongType, open, openPicture, back: () => open(null) };
}
