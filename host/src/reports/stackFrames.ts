export interface Frame {
  readonly address: string;
  readonly position: string;
}

/** `at name (url:1:2)`, `at url:1:2`, `name@url:1:2` or the URL alone. */
const LINE = /^(?:at (?:.*\()?|[^@]*@)?([a-z][a-z0-9+.-]*:\/\/[^\s()]+?):(\d+:\d+)\)?$/i;

/** Innermost frame first, without the error's message, which may look like a frame. */
export function stackFrames(error: unknown): Frame[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  const { stack, message } = error;
  const messageEnd = stack.indexOf(message) === -1 ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(/^\s*at /m.test(stack) ? messageEnd : 0)
    .split('\n')
    .flatMap((line) => {
      const [, address, position] = LINE.exec(line.trim()) ?? [];
      return address !== undefined && position !== undefined ? [{ address, position }] : [];
    });
}
