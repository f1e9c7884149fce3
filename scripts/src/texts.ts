/** `pnpm texts`: each text of the specification, and where it is shown. */
import { textTable } from '@formline/e2e/texts/textTable';
import { workspaceRoot } from '@formline/tooling/workspace';
import { say } from './process/progress';
import { faultOfText, productTexts } from './texts/faultOfText';

const product = productTexts(workspaceRoot);
let faults = 0;
for (const [area, texts] of Object.entries(textTable)) {
  say(`\n${area}: ${texts.length}`);
  for (const entry of texts) {
    const fault = faultOfText(entry, product, workspaceRoot);
    if (fault !== null) faults += 1;
    say(`  ${fault === null ? 'seen ' : 'FAULT'}  ${entry.text}\n         ${fault ?? entry.where}`);
  }
}
if (faults > 0) process.exitCode = 1;
