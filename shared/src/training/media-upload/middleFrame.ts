/** Milliseconds after which a video without a frame counts as not playable in this browser. */
const PATIENCE_MS = 10_000;
const WIDEST_PX = 1280;
const JPEG_QUALITY = 0.85;

/** The middle frame as a JPEG; null when this browser cannot play the video: the server then makes the picture. */
export async function middleFrame(video: Blob, signal?: AbortSignal): Promise<Blob | null> {
  const address = URL.createObjectURL(video);
  const player = document.createElement('video');
  player.muted = true;
  player.playsInline = true;
  player.preload = 'auto';
  try {
    const isLoaded = happens(player, 'loadeddata', signal);
    player.src = address;
    if (!(await isLoaded)) return null;
    const isThere = happens(player, 'seeked', signal);
    player.currentTime = Number.isFinite(player.duration) ? player.duration / 2 : 0;
    return (await isThere) ? await drawFrame(player) : null;
  } finally {
    player.removeAttribute('src');
    player.load();
    URL.revokeObjectURL(address);
  }
}

/** Whether the event fires before an error, the timeout or an abort. */
function happens(
  player: HTMLVideoElement,
  name: 'loadeddata' | 'seeked',
  signal?: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = (isThere: boolean) => () => {
      done.abort();
      clearTimeout(timer);
      resolve(isThere);
    };
    const timer = setTimeout(end(false), PATIENCE_MS);
    const listenOptions = { signal: done.signal };
    player.addEventListener(name, end(true), listenOptions);
    player.addEventListener('error', end(false), listenOptions);
    signal?.addEventListener('abort', end(false), listenOptions);
    if (signal?.aborted) end(false)();
  });
}

function drawFrame(player: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = player;
  if (videoWidth === 0 || videoHeight === 0) return Promise.resolve(null);
  const scale = Math.min(1, WIDEST_PX / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.drawImage(player, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
}
