const BYTES_OF_KB = 1000;

/** A number of bytes in kB, as budgets are written. */
export const kilobytes = (bytes: number) => Math.round((bytes / BYTES_OF_KB) * 10) / 10;

/** A size for reading: `12.3 kB`. */
export const formatSize = (bytes: number) => `${kilobytes(bytes)} kB`;
