import { chakra } from '@chakra-ui/react/styled-system';

/** The neutral drawing of an empty list: waiting rows and the line of the brand. */
export function EmptyIllustration() {
  return (
    <chakra.svg viewBox="0 0 120 88" w="28" fill="none" aria-hidden="true">
      <chakra.rect
        x="14"
        y="10"
        width="92"
        height="68"
        rx="10"
        fill="bg.surface"
        stroke="border"
        strokeWidth="2"
      />
      <chakra.circle cx="32" cy="30" r="7" fill="bg.muted" />
      <chakra.path d="M46 27h34M46 34h20" stroke="border" strokeWidth="4" strokeLinecap="round" />
      <chakra.path
        d="M26 62c8 0 10-12 20-12s10 14 22 14 12-22 26-22"
        stroke="accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <chakra.circle cx="94" cy="42" r="5" fill="accent" />
    </chakra.svg>
  );
}
