import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { ProgramPictogram } from './ProgramPictogram';
import type { ProgramLook } from './programPictograms';

const Ground = chakra('span', {
  base: { position: 'relative', display: 'block', flexShrink: '0', overflow: 'hidden', color: 'program.ink' },
  variants: {
    size: {
      dot: { boxSize: '6', p: '1', borderRadius: 'sm' },
      thumbnail: { boxSize: '10', p: '2', borderRadius: 'md' },
      head: { w: 'full', minH: '20', borderRadius: 'lg' },
    },
  },
});
const Echo = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '28',
    my: 'auto',
    boxSize: '48',
    opacity: '0.14',
    transform: 'rotate(-12deg)',
  },
});
const Sign = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '6',
    my: 'auto',
    boxSize: '14',
    '@container (max-width: 24rem)': { display: 'none' },
  },
});
const Words = chakra('span', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '0.5',
    minH: '20',
    ps: '6',
    pe: '24',
    py: '3',
  },
});

export interface ProgramBannerProps {
  category: string | null | undefined;
  size: 'dot' | 'thumbnail' | 'head';
  children?: ReactNode;
}

export function ProgramBanner({ category, size, children }: ProgramBannerProps) {
  const look = programLookOf(category);
  const backgroundImage = `linear-gradient(115deg, {colors.program.${look}.from}, {colors.program.${look}.to})`;
  if (size !== 'head') {
    return (
      <Ground size={size} backgroundImage={backgroundImage} data-program-look={look} aria-hidden="true">
        <ProgramPictogram look={look} pen={4} />
      </Ground>
    );
  }
  return (
    <Ground size="head" backgroundImage={backgroundImage} data-program-look={look}>
      <Echo>
        <ProgramPictogram look={look} pen={2} />
      </Echo>
      <Sign>
        <ProgramPictogram look={look} pen={2.25} />
      </Sign>
      {children && <Words>{children}</Words>}
    </Ground>
  );
}

const FALLBACK_LOOK: ProgramLook = 'lifestyle';

const looks: Readonly<Record<string, ProgramLook>> = {
  Beginners: 'beginners',
  'General Fitness': 'generalFitness',
  'Interval Training': 'intervalTraining',
  Lifestyle: 'lifestyle',
  'Maximal Strength': 'maximalStrength',
  'Muscle Gain': 'muscleGain',
  Power: 'power',
  'Stabilization Endurance': 'stabilizationEndurance',
  'Wakeup Workout': 'wakeupWorkout',
};

const programLookOf = (category: string | null | undefined): ProgramLook =>
  looks[category ?? ''] ?? FALLBACK_LOOK;
