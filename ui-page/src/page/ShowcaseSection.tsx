import { Badge, chakra, Heading, Text } from '@formline/shared/ui/core';
import type { Showcase, ShowcaseState } from '@formline/shared/ui/showcase';
import { anchorOf } from './anchorOf';

const States = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))', gap: '4', mt: '4' },
});
const Specimen = chakra('figure', {
  base: { display: 'flex', flexDirection: 'column', minW: '0', m: '0' },
  variants: { isWide: { true: { gridColumn: '1 / -1' } } },
});
const Panes = chakra('div', { base: { display: 'grid', flex: '1', gap: '2' } });
const Pane = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    minW: '0',
    minH: '20',
    p: '5',
    color: 'fg',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    '& > *': { flex: '1', minW: '0' },
  },
  variants: {
    ground: {
      surface: { bg: 'bg.surface' },
      page: { bg: 'bg' },
      nav: { bg: 'nav.bg', color: 'nav.fg', '--focus-ring': 'colors.nav.indicator' },
      inverted: { bg: 'fg', color: 'fg.inverted', '--focus-ring': 'colors.fg.inverted' },
    },
    scheme: {
      page: {},
      light: { colorScheme: 'light' },
      dark: { colorScheme: 'dark' },
    },
  },
});
const Caption = chakra('figcaption', { base: { mb: '2', fontSize: 'sm', color: 'fg.muted' } });
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});

interface StateProps {
  readonly state: ShowcaseState;
  readonly isBoth: boolean;
}

function State({ state, isBoth }: StateProps) {
  const schemes = isBoth ? (['light', 'dark'] as const) : (['page'] as const);
  return (
    <Specimen isWide={state.isWide ?? false}>
      <Caption>{state.name}</Caption>
      <Panes>
        {schemes.map((scheme) => (
          <Pane key={scheme} scheme={scheme} ground={state.ground ?? 'surface'}>
            {state.isWide ? <div>{state.sample}</div> : <Row>{state.sample}</Row>}
          </Pane>
        ))}
      </Panes>
    </Specimen>
  );
}

export interface ShowcaseSectionProps {
  readonly showcase: Showcase;
  readonly entryPoint: string | undefined;
  readonly isBoth: boolean;
}

export function ShowcaseSection({ showcase, entryPoint, isBoth }: ShowcaseSectionProps) {
  const [name, ...others] = showcase.of;
  return (
    <chakra.section id={anchorOf(name)} scrollMarginTop="20" pt="6" borderTop="thin" borderColor="border">
      <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="3">
        <Heading as="h3" size="lg">
          {name}
        </Heading>
        {entryPoint ? <Badge>{`ui/${entryPoint}`}</Badge> : null}
        {others.length > 0 ? (
          <Text size="sm" tone="subtle">
            {others.join(', ')}
          </Text>
        ) : null}
      </chakra.div>
      <Text tone="muted" maxW="prose" mt="1">
        {showcase.about}
      </Text>
      <States>
        {showcase.states.map((state) => (
          <State key={state.name} state={state} isBoth={isBoth} />
        ))}
      </States>
    </chakra.section>
  );
}
