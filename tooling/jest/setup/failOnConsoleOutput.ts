import { format } from 'node:util';

/** Unexpected output fails a test. One that means to print spies: `jest.spyOn(console, 'error')`. */
const WATCHED = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

let printed: string[] = [];

for (const method of WATCHED) {
  console[method] = (...parts: unknown[]) => {
    printed.push(`console.${method}: ${format(...parts)}`);
  };
}

function refuseOutput() {
  const lines = printed;
  printed = [];
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
}

afterEach(refuseOutput);
afterAll(refuseOutput);
