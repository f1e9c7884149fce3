import { join } from 'node:path';
import { packageRoot } from '../../../packageRoot';

export const DEMO_VIDEO_FOLDER = join(packageRoot, 'demo-video');
export const DEMO_VIDEO_THUMBNAIL = 'thumbnail.jpg';
