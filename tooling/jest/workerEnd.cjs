/**
 * Jest kills a worker 500 ms after its last test and reports it as one that does not end by itself.
 * `process.exit` leaves the memory to the system; freeing up to 2.5 GB object by object takes longer than that.
 */
process.once('beforeExit', () => process.exit());
