import { chakra } from '@formline/shared/ui/core';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, {sizes.40}), 1fr))',
  },
});
const Fact = chakra('div', {
  base: { p: '3', bg: 'bg.surface', border: 'thin', borderColor: 'border', borderRadius: 'md' },
});
const Term = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Value = chakra('dd', {
  base: { m: '0', fontSize: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
});
const Note = chakra('span', {
  base: { display: 'block', fontSize: 'sm', color: 'fg.subtle', fontWeight: 'normal' },
});

export interface Fact {
  readonly term: string;
  readonly value: string;
  readonly note?: string | undefined;
}

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(({ term, value, note }) => (
        <Fact key={term}>
          <Term>{term}</Term>
          <Value>
            {value}
            {note && <Note>{note}</Note>}
          </Value>
        </Fact>
      ))}
    </Facts>
  );
}
