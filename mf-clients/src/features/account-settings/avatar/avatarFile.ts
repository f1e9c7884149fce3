const AVATAR_TYPES = ['image/png', 'image/jpeg'] as const;
type AvatarType = (typeof AVATAR_TYPES)[number];

export const AVATAR_ACCEPT = AVATAR_TYPES.join(',');

export const AVATAR_SIDE_PX = 512;

export const avatarTypeOf = ({ type }: Pick<File, 'type'>): AvatarType | null =>
  AVATAR_TYPES.find((known) => known === type) ?? null;

export interface ChosenPicture {
  readonly type: AvatarType;
  readonly address: string;
}
