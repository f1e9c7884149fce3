export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function startProgress() {
  const started = performance.now();
  return (line: string): void => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`[${seconds.padStart(6)} s] ${line}`);
  };
}
