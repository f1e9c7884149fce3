import { constants } from 'node:fs';
import { access, chmod } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export interface VideoPrograms {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** Prefers installed programs, because they are newer than the packaged ones. */
export async function findPrograms(path = process.env['PATH'] ?? ''): Promise<VideoPrograms> {
  return {
    ffmpeg: (await findOnPath('ffmpeg', path)) ?? (await packaged(import('@ffmpeg-installer/ffmpeg'))),
    ffprobe: (await findOnPath('ffprobe', path)) ?? (await packaged(import('@ffprobe-installer/ffprobe'))),
  };
}

export async function findOnPath(name: string, path = process.env['PATH'] ?? ''): Promise<string | null> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const program = join(folder, name);
    if (await isRunnable(program)) return program;
  }
  return null;
}

/** Install scripts do not run here, so the packaged program is made executable at run time. */
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
