import { chakra } from '@chakra-ui/react/styled-system';

const brandMarkTexts = { name: 'Formline' };

const BrandRoot = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5', color: 'inherit' },
});
const Wordmark = chakra('span', {
  base: { fontWeight: 'semibold', letterSpacing: 'tight', lineHeight: 'none' },
  variants: { size: { md: { fontSize: 'lg' }, lg: { fontSize: '2xl' } } },
});

export interface BrandMarkProps {
  size?: 'md' | 'lg' | undefined;
  isSignOnly?: boolean | undefined;
}

/** Formline's logo; `isSignOnly` leaves the name to screen readers. */
export function BrandMark({ size = 'md', isSignOnly = false }: BrandMarkProps) {
  const naming = isSignOnly ? { role: 'img', 'aria-label': brandMarkTexts.name } : { 'aria-hidden': true };
  return (
    <BrandRoot>
      <chakra.svg
        viewBox="0 0 32 32"
        boxSize={size === 'lg' ? '10' : '7'}
        flexShrink="0"
        fill="none"
        {...naming}
      >
        <chakra.rect width="32" height="32" rx="9" fill="brand.ground" />
        <chakra.circle cx="22" cy="8.5" r="2.75" fill="brand.line" />
        <chakra.path
          d="M6.5 25c4.5 0 4.6-10.5 9.5-10.5S20 25 25.5 25"
          stroke="brand.line"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </chakra.svg>
      {isSignOnly ? null : <Wordmark size={size}>{brandMarkTexts.name}</Wordmark>}
    </BrandRoot>
  );
}
