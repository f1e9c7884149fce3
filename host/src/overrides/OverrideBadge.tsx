import { Button, chakra, Text } from '@formline/shared/ui/core';
import { FlaskConical, RotateCcw } from 'lucide-react';
import { activeOverrides, type Override } from '../remotes/registry/override';
import { overridesTexts } from './overrides.texts';
import { resetOverrides } from './ResetOverrides';

const MOST_NAMED = 3;

/** Space at the end of the page, so that content can be scrolled out from under the badge. */
const Room = chakra('div', { base: { h: '20' } });

const Badge = chakra('aside', {
  base: {
    position: 'fixed',
    insetInlineStart: '3',
    bottom: '3',
    zIndex: 'toast',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxW: 'calc(100vw - {spacing.6})',
    ps: '3',
    pe: '2',
    py: '1.5',
    borderRadius: 'lg',
    border: 'thin',
    borderColor: 'status.incomplete.solid',
    bg: 'status.incomplete.bg',
    color: 'status.incomplete.fg',
    boxShadow: 'overlay',
    fontSize: 'sm',
    '& > svg': { boxSize: 'icon.sm', flexShrink: '0' },
  },
});

export function OverrideBadge() {
  const overrides = activeOverrides();
  if (overrides.length === 0) return null;
  return (
    <>
      <Room aria-hidden="true" />
      <Badge aria-label={overridesTexts.label}>
        <FlaskConical aria-hidden="true" />
        <chakra.div minW="0">
          <Text as="span" display="block" size="xs" fontWeight="semibold" color="inherit">
            {overridesTexts.badge(overrides.length)}
          </Text>
          {overrides.slice(0, MOST_NAMED).map((one) => (
            <OverrideLine key={one.remote} override={one} />
          ))}
          {overrides.length > MOST_NAMED && <div>{overridesTexts.more(overrides.length - MOST_NAMED)}</div>}
        </chakra.div>
        <Button
          size="sm"
          icon={<RotateCcw />}
          aria-label={overridesTexts.resetLabel}
          onClick={resetOverrides}
        >
          {overridesTexts.reset}
        </Button>
      </Badge>
    </>
  );
}

function OverrideLine({ override: { remote, build, origin } }: { readonly override: Override }) {
  return (
    <chakra.div overflowWrap="anywhere">
      <chakra.strong fontWeight="medium">{overridesTexts.one(remote, build.build)}</chakra.strong>
      {origin !== null && <> {overridesTexts.from(origin)}</>}
    </chakra.div>
  );
}
