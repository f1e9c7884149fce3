/** Says whether a figure is within its target. */
export function checkBound(what: string, value: number, most: number): boolean {
  const isMet = value <= most;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${Number(value.toFixed(2))} (at most ${most})`);
  return isMet;
}
