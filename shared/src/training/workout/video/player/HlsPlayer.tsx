import { Center, chakra, Spinner } from '@formline/shared/ui/core';
import { Film, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { hlsPlayerTexts as texts } from './hlsPlayer.texts';
import { PlaybackFailed } from './PlaybackFailed';
import { PlayerControls } from './PlayerControls';
import { usePlayback } from './usePlayback';

const Stage = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    w: 'full',
    h: 'full',
    overflow: 'hidden',
    bg: 'video.ground',
    color: 'video.ink',
    '--focus-ring': 'colors.nav.indicator',
    '& > *': { gridArea: '1 / 1' },
    '& > [data-controls]': { transitionProperty: 'opacity', transitionDuration: 'normal' },
    '&[data-playing]:not(:hover, :focus-within) > [data-controls]': { opacity: '0' },
  },
});
const Screen = chakra('video', {
  base: { w: 'full', h: 'full', objectFit: 'contain', '[data-stage=failed] &': { visibility: 'hidden' } },
});
const Poster = chakra('img', { base: { w: 'full', h: 'full', objectFit: 'contain' } });
const StartButton = chakra('button', {
  base: {
    placeSelf: 'center',
    display: 'grid',
    placeItems: 'center',
    boxSize: '14',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.fg',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'accent.hover' },
    '& svg': { boxSize: '6' },
  },
});
export interface CaptionTrack {
  readonly address: string;
  readonly language: string;
  readonly label: string;
}

interface HlsPlayerProps {
  /** URL of the HLS playlist. Another video needs a new `key`. */
  readonly address: string;
  readonly posterAddress: string | null;
  readonly title: string;
  readonly captions?: readonly CaptionTrack[] | undefined;
}

/** HLS video player. Before the first play it shows only the poster and loads neither video nor library. */
export function HlsPlayer({ address, posterAddress, title, captions = [] }: HlsPlayerProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(videoRef, address);
  const { stage, facts } = playback;
  return (
    <Stage
      ref={stageRef}
      role="group"
      aria-label={title}
      data-stage={stage}
      data-playing={facts.isPlaying ? '' : undefined}
    >
      <Screen ref={videoRef} playsInline tabIndex={-1} onClick={playback.toggle} {...playback.listeners}>
        {captions.map(({ address: source, language, label }) => (
          <track key={source} kind="captions" src={source} srcLang={language} label={label} />
        ))}
      </Screen>
      {(stage === 'resting' || stage === 'starting') && (
        <>
          <PosterPicture address={posterAddress} />
          <StartButton
            type="button"
            aria-label={stage === 'starting' ? texts.starting : texts.start(title)}
            aria-busy={stage === 'starting' || undefined}
            onClick={() => stage === 'resting' && playback.start()}
          >
            {stage === 'starting' ? <Spinner /> : <Play aria-hidden="true" />}
          </StartButton>
        </>
      )}
      {stage === 'ready' && facts.isWaiting && (
        <Center pointerEvents="none">
          <Spinner />
        </Center>
      )}
      {stage === 'ready' && (
        <PlayerControls
          stageRef={stageRef}
          videoRef={videoRef}
          playback={playback}
          hasCaptions={captions.length > 0 || facts.hasCaptions}
        />
      )}
      {stage === 'failed' && <PlaybackFailed onRetry={playback.start} />}
    </Stage>
  );
}

function PosterPicture({ address }: { readonly address: string | null }) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  if (address === null || address === failedAddress) {
    return (
      <Center opacity="0.3" css={{ '& svg': { boxSize: '24' } }}>
        <Film aria-hidden="true" />
      </Center>
    );
  }
  return <Poster src={address} alt="" onError={() => setFailedAddress(address)} />;
}
