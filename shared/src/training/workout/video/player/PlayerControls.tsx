import { toClockText } from '@formline/shared/domain/dates/clockText';
import { chakra, IconButton, Text } from '@formline/shared/ui/core';
import { Captions, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hlsPlayerTexts as texts } from './hlsPlayer.texts';
import { isCaptions } from './isCaptions';
import { takeFreeFocus } from './takeFreeFocus';
import type { usePlayback } from './usePlayback';

const SEEK_STEP_SECONDS = 1;

const Bar = chakra('div', {
  base: {
    alignSelf: 'end',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '1',
    bg: 'color-mix(in srgb, {colors.video.ground} 84%, transparent)',
    '& :focus-visible': { outlineOffset: '-2px' },
  },
});
const Slider = chakra('input', {
  base: { flex: '1', minW: '0', h: '6', mx: '2', accentColor: 'nav.indicator', cursor: 'pointer' },
});

interface PlayerControlsProps {
  readonly stageRef: RefObject<HTMLElement | null>;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly playback: ReturnType<typeof usePlayback>;
  readonly hasCaptions: boolean;
}

export function PlayerControls({ stageRef, videoRef, playback, hasCaptions }: PlayerControlsProps) {
  const { isPlaying, isMuted, position, duration } = playback.facts;
  const playRef = useRef<HTMLButtonElement>(null);
  const fullScreen = useFullScreen(stageRef);
  const [areCaptionsOn, setAreCaptionsOn] = useState(false);
  const times = [toClockText(position), toClockText(duration)] as const;
  // The focused button was removed with the poster.
  useEffect(() => takeFreeFocus(playRef.current), []);
  const handleCaptions = () => {
    showCaptions(videoRef.current, !areCaptionsOn);
    setAreCaptionsOn(!areCaptionsOn);
  };
  return (
    <Bar role="group" aria-label={texts.controls} data-controls="">
      <IconButton
        ref={playRef}
        variant="nav"
        size="sm"
        label={isPlaying ? texts.pause : texts.play}
        icon={isPlaying ? <Pause /> : <Play />}
        onClick={playback.toggle}
      />
      <Slider
        type="range"
        aria-label={texts.position}
        aria-valuetext={texts.positionOf(...times)}
        min={0}
        max={duration}
        step={SEEK_STEP_SECONDS}
        value={position}
        onChange={({ currentTarget }) => playback.seek(Number(currentTarget.value))}
      />
      <Text size="xs" color="video.ink" fontVariantNumeric="tabular-nums" aria-hidden="true">
        {times.join(' / ')}
      </Text>
      <IconButton
        variant="nav"
        size="sm"
        label={isMuted ? texts.unmute : texts.mute}
        icon={isMuted ? <VolumeX /> : <Volume2 />}
        onClick={playback.toggleMuted}
      />
      {hasCaptions && (
        <IconButton
          variant="nav"
          size="sm"
          label={texts.captions}
          icon={<Captions />}
          aria-pressed={areCaptionsOn}
          onClick={handleCaptions}
        />
      )}
      {fullScreen.isPossible && (
        <IconButton
          variant="nav"
          size="sm"
          label={fullScreen.isOn ? texts.leaveFullScreen : texts.fullScreen}
          icon={fullScreen.isOn ? <Minimize /> : <Maximize />}
          onClick={fullScreen.toggle}
        />
      )}
    </Bar>
  );
}

function showCaptions(video: HTMLVideoElement | null, areShown: boolean): void {
  const track = [...(video?.textTracks ?? [])].find(isCaptions);
  if (track) track.mode = areShown ? 'showing' : 'hidden';
}

/** Full screen for an element, where the browser allows it. */
function useFullScreen(elementRef: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false);
  // Escape and browser controls end it too.
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : elementRef.current?.requestFullscreen();
    // A browser that refuses stays in the page.
    change?.catch(() => setIsOn(document.fullscreenElement !== null));
  };
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}
