export interface Closable {
  close: () => Promise<unknown>;
}

export class Running {
  readonly #parts: Promise<Closable | undefined>[] = [];
  #isClosing = false;

  /** After `close` nothing more is started. */
  add<Part extends Closable>(start: () => Promise<Part>): Promise<Part> {
    if (this.#isClosing) return new Promise(() => undefined);
    const starting = start();
    this.#parts.push(starting.catch(() => undefined));
    return starting;
  }

  /** In reverse order. A part that fails does not keep the others running; the first failure is thrown. */
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
