/** Version and content hash of the host, as its page carries them. */
export const hostBuild = (): string => document.documentElement.dataset['build'] ?? 'unknown';
