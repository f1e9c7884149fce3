/** `trainer+3@formline.test` is copy 3; copy 0 is the demo data itself. */
export const addressIn = (copy: number, address: string): string =>
  copy === 0 ? address : address.replace('@', `+${copy}@`);
