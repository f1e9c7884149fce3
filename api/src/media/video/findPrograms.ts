import { constants } from 'node:fs';
import { access, chmod } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Programs that look at videos and make them ready. */
export interface VideoPrograms {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** Those of the system are newer; those that come as packages are there on every machine. */
export async function findPrograms(path = process.env['PATH'] ?? ''): Promise<VideoPrograms> {
  return {
    ffmpeg: (await findOnPath('ffmpeg', path)) ?? (await packaged(import('@ffmpeg-installer/ffmpeg'))),
    ffprobe: (await findOnPath('ffprobe', path)) ?? (await packaged(import('@ffprobe-installer/ffprobe'))),
  };
}

/** Where a program of this name can be run, or null. */
export async function findOnPath(name: string, path = process.env['PATH'] ?? ''): Promise<string | null> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const program = join(folder, name);
    if (await isRunnable(program)) return program;
  }
  return null;
}

/** The package's own way to make its program runnable is an install script, and none runs here. */
async function packaged(installer: Promise<{ readonly path: string }>): Promise<string> {
  const { path } = await installer;
  if (!(await isRunnable(path))) await chmod(path, 0o755);
  return path;
}

const isRunnable = (program: string): Promise<boolean> =>
  access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
