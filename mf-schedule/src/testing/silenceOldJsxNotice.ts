/**
 * React warns once about the old JSX transform of the calendar library; other warnings still count.
 */
export function silenceOldJsxNotice(): void {
  const { warn } = console;
  jest.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    if (!String(parts[0]).includes('outdated JSX transform')) warn(...parts);
  });
}
