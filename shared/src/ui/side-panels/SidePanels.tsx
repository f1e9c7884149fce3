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

const texts = {
  percent: (percent: number) => `${percent} percent`,
};

/** Below this width two panels do not fit: the open one replaces the list. */
const NARROW = '@container (max-width: 40rem)';
/** Below this width the list yields to details that need room. */
const LIMITED = '@container (max-width: 80rem)';

const endAlone = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :not(:last-child)': { display: 'none' },
} as const;

const Room = chakra('div', { base: { containerType: 'inline-size', h: 'full', minH: '0' } });
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

const SHARE = '--start-share';

const shareStyle = (share: number): CSSProperties & Record<typeof SHARE, string> => ({
  [SHARE]: `${share}%`,
});

export interface SidePanelsProps {
  label: string;
  share: number;
  onShareChange: (share: number) => void;
  start: ReactNode;
  end: ReactNode;
  needsRoom?: boolean | undefined;
}

/** A list beside its details with a resizable edge; `share` is the first panel's width in percent. */
export function SidePanels({ label, share, onShareChange, start, end, needsRoom = false }: SidePanelsProps) {
  const panelsRef = useRef<HTMLDivElement>(null);
  const startRef = useRef<HTMLDivElement>(null);
  const graspRef = useRef(0);
  const startId = useId();
  const hasStart = isThere(start);
  const hasEnd = isThere(end);

  /** While dragging only a CSS property changes, so that nothing re-renders. */
  const draw = (x: number) => {
    const panels = panelsRef.current;
    const at = x - graspRef.current;
    if (panels) panels.style.setProperty(SHARE, `${shareAt(at, panels.getBoundingClientRect())}%`);
  };
  /** A stored share wider than the room counts as the visible one. */
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
