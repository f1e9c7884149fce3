import { chakra } from '@chakra-ui/react/styled-system';

/** One styled element only: it mounts and unmounts with the keys of a search. */
const Drawing = chakra('svg', {
  base: {
    w: '28',
    fill: 'none',
    strokeWidth: '4px',
    strokeLinecap: 'round',
    '& > .page': { fill: 'bg.surface', stroke: 'border', strokeWidth: '2px' },
    '& > .picture': { fill: 'bg.muted' },
    '& > .words': { stroke: 'border' },
    '& > .line': { stroke: 'accent' },
    '& > .end': { fill: 'accent' },
  },
});

export function EmptyIllustration() {
  return (
    <Drawing viewBox="0 0 120 88" aria-hidden="true">
      <rect className="page" x="14" y="10" width="92" height="68" rx="10" />
      <circle className="picture" cx="32" cy="30" r="7" />
      <path className="words" d="M46 27h34M46 34h20" />
      <path className="line" d="M26 62c8 0 10-12 20-12s10 14 22 14 12-22 26-22" />
      <circle className="end" cx="94" cy="42" r="5" />
    </Drawing>
  );
}
