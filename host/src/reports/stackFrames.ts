/** A line of a stack that names a file. */
export interface Frame {
  readonly address: string;
  /** Line and column, `12:345`. */
  readonly position: string;
}

/** `at name (address:1:2)`, `at address:1:2`, `name@address:1:2` or the address alone. */
const LINE = /^(?:at (?:.*\()?|[^@]*@)?([a-z][a-z0-9+.-]*:\/\/[^\s()]+?):(\d+:\d+)\)?$/i;

/**
 * The lines of an error's stack that name a file, innermost first. What the error says of itself stands before them in
 * some browsers; it may look like a line of a stack and is none.
 */
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
