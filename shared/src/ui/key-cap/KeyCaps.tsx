import { chakra } from '@chakra-ui/react/styled-system';
import { hasCommandKey, keyCaps } from '../shortcuts/shortcutKeys';

const Cap = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '5',
    h: '5',
    px: '1',
    border: 'thin',
    borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
    borderRadius: 'xs',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'none',
  },
});

/** Keys of a shortcut as printed on the keyboard: `mod+k` as Ctrl K, or ⌘ K on a Mac. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  return (
    <chakra.span display="inline-flex" gap="1">
      {keyCaps(keys, hasCommandKey()).map((cap) => (
        <Cap key={cap}>{cap}</Cap>
      ))}
    </chakra.span>
  );
}
