import { chakra } from '@chakra-ui/react/styled-system';

/** A grey placeholder in the size of the coming content, inside a `LoadingState`. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      bg: 'bg.muted',
      borderRadius: 'sm',
      animation: 'pulse',
      minH: '4',
      maxW: 'full',
    },
    variants: {
      shape: { bar: {}, circle: { borderRadius: 'full', flexShrink: '0' }, card: { borderRadius: 'lg' } },
    },
    defaultVariants: { shape: 'bar' },
  },
  { defaultProps: { 'aria-hidden': true } },
);
