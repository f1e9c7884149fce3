const AVATAR_TYPES = ['image/png', 'image/jpeg'] as const;
type AvatarType = (typeof AVATAR_TYPES)[number];

/** What a file chooser offers. */
export const AVATAR_ACCEPT = AVATAR_TYPES.join(',');

/** Width and height of the picture that is sent, in pixels. */
export const AVATAR_SIDE_PX = 512;

/** The kind of a picture that can become an avatar, or null. */
export const avatarTypeOf = ({ type }: Pick<File, 'type'>): AvatarType | null =>
  AVATAR_TYPES.find((known) => known === type) ?? null;

/** A picture from the trainer's own files, with the address under which the page shows it. */
export interface ChosenPicture {
  readonly type: AvatarType;
  readonly address: string;
}

/** A square part of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side of the square that is drawn: a small part is not blown up. */
export const drawnSide = ({ width }: PictureArea): number =>
  Math.max(1, Math.min(AVATAR_SIDE_PX, Math.round(width)));
