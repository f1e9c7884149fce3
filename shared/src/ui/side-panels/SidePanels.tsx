import { chakra } from '@chakra-ui/react/styled-system';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { SHARE_BOUNDS, shareAfterKey, shareAt } from './panelShare';
import { sidePanelsTexts as texts } from './SidePanels.texts';

/** In less room than this there is none for two panels: what is open takes the place of the list. */
const NARROW = '@container (max-width: 40rem)';
/** In less room than this a list gives way to details that need much. */
const LIMITED = '@container (max-width: 80rem)';

const endAlone = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :not(:last-child)': { display: 'none' },
} as const;

const Room = chakra('div', { base: { containerType: 'inline-size', h: 'full', minH: '0' } });
/** What is to be seen of a panel however narrow the other one makes it. */
const Panels = chakra('div', {
  base: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', h: 'full', minH: '0' },
  variants: {
    count: {
      one: { gridTemplateColumns: 'minmax(0, 1fr)' },
      two: {
        gridTemplateColumns:
          'clamp({sizes.64}, var(--start-share), calc(100% - {sizes.80} - {sizes.6})) {sizes.6} minmax(0, 1fr)',
        [NARROW]: endAlone,
      },
    },
    needsRoom: { true: { [LIMITED]: endAlone }, false: {} },
  },
});
/** What stands in a panel is as high as the panel, and scrolls by itself. */
const Panel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minW: '0',
    minH: '0',
    h: 'full',
  },
});
const Edge = chakra('div', {
  base: {
    position: 'relative',
    cursor: 'col-resize',
    touchAction: 'none',
    borderRadius: 'sm',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '50%',
      top: '50%',
      w: '1',
      h: '10',
      transform: 'translate(-50%, -50%)',
      borderRadius: 'full',
      bg: 'border.control',
      transitionProperty: 'background-color, height',
      transitionDuration: 'fast',
      _highContrast: { bg: 'ButtonBorder', forcedColorAdjust: 'none' },
    },
    _hover: { _before: { bg: 'accent', h: '16' } },
    _focusVisible: { outlineOffset: '-2px', _before: { bg: 'accent', h: '16' } },
    '&[data-moving]': { _before: { bg: 'accent', h: '16' } },
  },
});

/** The width as the style of the page knows it. */
const SHARE = '--start-share';

const shareStyle = (share: number): CSSProperties & Record<typeof SHARE, string> => ({
  [SHARE]: `${share}%`,
});

export interface SidePanelsProps {
  /** Names the edge between the panels: 'Width of the workout list'. */
  label: string;
  /** How wide the first panel is, in percent of both. */
  share: number;
  /** The edge was let go, or moved by a key. */
  onShareChange: (share: number) => void;
  /** Nothing there: the second panel has all the room. What stands in it stays as it is when the first comes and goes. */
  start: ReactNode;
  /** Nothing there: the first panel has all the room. */
  end: ReactNode;
  /** The second panel holds much, such as an editor with a panel of its own: where room is scarce it stands alone. */
  needsRoom?: boolean | undefined;
}

/**
 * A list beside its details, with an edge between them that is drawn by pointer and moved by arrows. Both panels fill the
 * height of what they stand in and scroll for themselves. `RememberedPanels` keeps the width.
 */
export function SidePanels({ label, share, onShareChange, start, end, needsRoom = false }: SidePanelsProps) {
  const panelsRef = useRef<HTMLDivElement>(null);
  const startRef = useRef<HTMLDivElement>(null);
  /** How far from the edge's own start it was taken, in pixels. */
  const graspRef = useRef(0);
  const startId = useId();
  const hasStart = isThere(start);
  const hasEnd = isThere(end);

  /** While it is drawn only the style of the page changes. */
  const draw = (x: number) => {
    const panels = panelsRef.current;
    const at = x - graspRef.current;
    if (panels) panels.style.setProperty(SHARE, `${shareAt(at, panels.getBoundingClientRect())}%`);
  };
  /** What is wider than there is room for counts as what is seen. */
  const shareSeen = () => {
    const width = panelsRef.current?.getBoundingClientRect().width ?? 0;
    const seen = startRef.current?.getBoundingClientRect().width ?? 0;
    return width > 0 ? Math.round((seen / width) * 100) : share;
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    graspRef.current = event.clientX - event.currentTarget.getBoundingClientRect().left;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.toggleAttribute('data-moving', true);
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) draw(event.clientX);
  };
  const handlePointerEnd = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasAttribute('data-moving')) return;
    event.currentTarget.removeAttribute('data-moving');
    onShareChange(shareSeen());
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = shareAfterKey(shareSeen(), event.key);
    if (next === null) return;
    event.preventDefault();
    onShareChange(next);
  };
  return (
    <Room>
      <Panels
        ref={panelsRef}
        count={hasStart && hasEnd ? 'two' : 'one'}
        needsRoom={hasStart && hasEnd && needsRoom}
        style={shareStyle(share)}
      >
        {hasStart && (
          <Panel ref={startRef} id={startId}>
            {start}
          </Panel>
        )}
        {hasStart && hasEnd && (
          <Edge
            role="separator"
            tabIndex={0}
            aria-label={label}
            aria-orientation="vertical"
            aria-controls={startId}
            aria-valuenow={share}
            aria-valuemin={SHARE_BOUNDS.from}
            aria-valuemax={SHARE_BOUNDS.to}
            aria-valuetext={texts.percent(share)}
            onPointerDown={handlePointerDown}
            onPointerMove={handlePointerMove}
            onLostPointerCapture={handlePointerEnd}
            onKeyDown={handleKeyDown}
          />
        )}
        {hasEnd && <Panel>{end}</Panel>}
      </Panels>
    </Room>
  );
}

const isThere = (panel: ReactNode) => panel !== null && panel !== undefined && panel !== false;
