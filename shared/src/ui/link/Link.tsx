import { chakra } from '@chakra-ui/react/styled-system';

/** A link in running text. With the router: `<Link asChild><RouterLink to="…">…</RouterLink></Link>`. */
export const Link = chakra('a', {
  base: {
    color: 'accent.text',
    fontWeight: 'medium',
    borderRadius: 'xs',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textUnderlineOffset: '3px',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'fast',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    variant: {
      inline: {},
      plain: { color: 'inherit', fontWeight: 'inherit', textDecorationColor: 'transparent' },
    },
  },
  defaultVariants: { variant: 'inline' },
});
