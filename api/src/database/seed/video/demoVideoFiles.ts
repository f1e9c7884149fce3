import { join } from 'node:path';
import { packageRoot } from '../../../packageRoot';

/** The stream of the demo video, made by `scripts/makeDemoVideo.ts`. */
export const DEMO_VIDEO_FOLDER = join(packageRoot, 'demo-video');
export const DEMO_VIDEO_THUMBNAIL = 'thumbnail.jpg';
