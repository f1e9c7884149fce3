/** `pnpm calculators:values`: published values beside those of our calculators. */
import { agrees, computedText, publishedValues } from './calculators/publishedValues';
import { say } from './process/progress';

const NAME_WIDTH = 52;
const VALUE_WIDTH = 12;

let all = 0;
let met = 0;
for (const [calculator, values] of Object.entries(publishedValues)) {
  say(`\n${calculator}: ${values.length}`);
  for (const value of values) {
    const isMet = agrees(value);
    const within = value.within === undefined ? '' : ` (within ${value.within})`;
    const figures = `${value.printed.padStart(VALUE_WIDTH)}${computedText(value).padStart(VALUE_WIDTH)}`;
    say(`  ${value.what.padEnd(NAME_WIDTH)}${figures}  ${isMet ? 'met' : 'MISSED'}${within}`);
    all += 1;
    met += isMet ? 1 : 0;
  }
}
say(`\n${met} of ${all} values met to the digits printed`);
if (met < all) process.exitCode = 1;
