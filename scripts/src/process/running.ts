export interface Closable {
  close: () => Promise<unknown>;
}

export class Running {
  readonly #parts: Promise<Closable | undefined>[] = [];
  #isClosing = false;

  /** Remembers a start and hands its result on. What arrives after the end was asked for is not started any more. */
  add<Part extends Closable>(start: () => Promise<Part>): Promise<Part> {
    if (this.#isClosing) return new Promise(() => undefined);
    const starting = start();
    this.#parts.push(starting.catch(() => undefined));
    return starting;
  }

  /** Stops the last first. A part that fails to stop does not keep the others up; the first failure is thrown after. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const failures: unknown[] = [];
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      try {
        await (await part)?.close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
