import type { Running } from '../process/running';
import type { StartSettings } from './startSettings';

export interface StartContext {
  settings: StartSettings;
  running: Running;
  onProgress: (line: string) => void;
  /** Refuses to serve another build than that of the sources. */
  needsOwnBuilds?: boolean;
}
