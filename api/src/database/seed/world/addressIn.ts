/** An address of the demo world, or of a numbered copy of it: `trainer+3@formline.test`. The world itself is copy 0. */
export const addressIn = (copy: number, address: string): string =>
  copy === 0 ? address : address.replace('@', `+${copy}@`);
