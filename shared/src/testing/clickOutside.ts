import { act, fireEvent } from '@testing-library/react';

/** A dialog begins to listen, and answers, a frame and a timer later. */
const pause = () =>
  act(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Clicks outside of the open dialog. */
export async function clickOutside(): Promise<void> {
  await pause();
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  await pause();
}
