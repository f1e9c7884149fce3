import { chakra } from '@formline/shared/ui/core';

const Name = chakra('span', { base: { fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' } });

export function Build({ name }: { readonly name: string }) {
  return <Name>{name}</Name>;
}
