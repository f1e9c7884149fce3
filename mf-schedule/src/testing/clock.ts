export function stopAtFriday(): void {
  const doNotFake = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'queueMicrotask',
    'nextTick',
    'performance',
    'requestAnimationFrame',
    'cancelAnimationFrame',
  ] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake], now: new Date(2026, 10, 20, 12) });
}
