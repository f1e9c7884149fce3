/** The calendar library's wrapper was compiled long ago, of which React reminds once; everything else still counts. */
export function silenceOldJsxNotice(): void {
  const { warn } = console;
  jest.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    if (!String(parts[0]).includes('outdated JSX transform')) warn(...parts);
  });
}
