export const hostBuild = (): string => document.documentElement.dataset['build'] ?? 'unknown';
