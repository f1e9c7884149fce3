import { useEffect, useState } from 'react';
import { avatarTypeOf, type ChosenPicture } from './avatar/avatarFile';

/** Null: the account itself. The avatar panel needs a picture. */
export function usePanels<Name extends string>(first: Name | null = null) {
  const [panel, setPanel] = useState<Name | 'avatar' | null>(first);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [isWrongType, setIsWrongType] = useState(false);
  // Effect: revokes the object URL, because the browser holds the file until then.
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.address);
    return undefined;
  }, [picture]);
  const open = (next: Name | null) => {
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
