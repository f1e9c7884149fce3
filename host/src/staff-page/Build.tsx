import { chakra } from '@formline/shared/ui/core';

const Name = chakra('span', { base: { fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' } });

/** Name of a build, by which it is found again. */
export function Build({ name }: { readonly name: string }) {
  return <Name>{name}</Name>;
}
