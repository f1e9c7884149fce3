import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import type { LibrarySection } from '../../components/library-page/librarySections';

export const tileDrawings: Readonly<Record<LibrarySection, () => ReactNode>> = {
  exercises: DumbbellDrawing,
  workouts: PaperDrawing,
  sets: RoundsDrawing,
  programs: WeeksDrawing,
};

const Canvas = chakra('svg', { base: { fill: 'none' } });
const Plate = chakra('rect', { base: { fill: 'bg.surface' } });
const Strong = chakra('rect', { base: { fill: 'accent' } });
const Soft = chakra('rect', { base: { fill: 'accent', opacity: '0.28' } });
const Line = chakra('path', {
  base: { stroke: 'accent', strokeWidth: '6px', strokeLinecap: 'round', strokeLinejoin: 'round' },
});
const Disc = chakra('circle', { base: { fill: 'accent' } });
const Halo = chakra('circle', { base: { fill: 'bg.surface', opacity: '0.7' } });

function Frame({ children }: { children: ReactNode }) {
  return (
    <Canvas viewBox="0 0 192 192" focusable="false">
      <Halo cx="96" cy="96" r="72" />
      {children}
    </Canvas>
  );
}

function DumbbellDrawing() {
  return (
    <Frame>
      <g transform="rotate(-28 96 96)">
        <Soft x="36" y="80" width="12" height="32" rx="5" />
        <Strong x="48" y="64" width="18" height="64" rx="8" />
        <Strong x="66" y="90" width="60" height="12" rx="4" />
        <Strong x="126" y="64" width="18" height="64" rx="8" />
        <Soft x="144" y="80" width="12" height="32" rx="5" />
      </g>
    </Frame>
  );
}

function PaperDrawing() {
  return (
    <Frame>
      <Plate x="58" y="44" width="76" height="104" rx="10" />
      <Strong x="70" y="58" width="34" height="8" rx="4" />
      <Soft x="70" y="74" width="52" height="8" rx="4" />
      <Soft x="70" y="88" width="44" height="8" rx="4" />
      <Strong x="70" y="106" width="26" height="8" rx="4" />
      <Soft x="70" y="122" width="52" height="8" rx="4" />
      <Disc cx="134" cy="138" r="18" />
      <chakra.path
        d="M126 138.5l5.5 5.5 10.5-11"
        stroke="accent.fg"
        strokeWidth="4px"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Frame>
  );
}

function RoundsDrawing() {
  return (
    <Frame>
      <Line d="M140 96a44 44 0 1 1-44-44c13 0 24 5 33 14l11 10" />
      <Line d="M140 50v26h-26" />
      <Disc cx="96" cy="80" r="10" />
      <Disc cx="80" cy="108" r="10" opacity="0.45" />
      <Disc cx="112" cy="108" r="10" opacity="0.45" />
    </Frame>
  );
}

function WeeksDrawing() {
  const trains = new Set([0, 2, 4, 5, 7, 9, 12, 14]);
  return (
    <Frame>
      <Plate x="46" y="50" width="100" height="92" rx="10" />
      <Strong x="46" y="50" width="100" height="18" rx="9" />
      {Array.from({ length: 15 }, (_, day) => {
        const Day = trains.has(day) ? Strong : Soft;
        const [x, y] = [56 + (day % 5) * 17, 78 + Math.floor(day / 5) * 20];
        return <Day key={day} x={x} y={y} width="12" height="12" rx="4" />;
      })}
    </Frame>
  );
}
