/**
 * Prints how far each main screen moves while it loads, at three widths and on a line with a delay, and fails beyond the
 * target: `pnpm bench:layout-shift`. It starts the product over a demo world, or takes the one at `E2E_URL`.
 */
import { chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { runProgram } from '../runProgram';
import { checkBound } from './checkBound';
import { mainScreens, openDemoProduct } from './layout-shift/demoProduct';
import { measureShift, type Shift } from './layout-shift/measureShift';

const MOST_SHIFT = 0.02;
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

runProgram(async (running) => {
  const url = await openDemoProduct(running);
  const screens = await mainScreens(url);
  const browser = await running.add(() =>
    chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox', '--disable-gpu'] }),
  );
  const rows: Record<string, string | number>[] = [];
  let highest = 0;
  for (const screen of screens) {
    const shifts: Shift[] = [];
    for (const viewport of VIEWPORTS) shifts.push(await measureShift(browser, { url, screen, viewport }));
    const [worst] = shifts.toSorted((one, other) => other.total - one.total);
    highest = Math.max(highest, worst?.total ?? 0);
    rows.push({
      screen: screen.name,
      ...Object.fromEntries(
        VIEWPORTS.map(({ width }, index) => [String(width), Number(shifts[index]?.total.toFixed(4))]),
      ),
      'moved most': worst?.moved ?? '',
    });
  }
  console.table(rows);
  const isMet = checkBound('layout shift of a main screen', highest, MOST_SHIFT);
  await running.close();
  process.exit(isMet ? 0 : 1);
});
