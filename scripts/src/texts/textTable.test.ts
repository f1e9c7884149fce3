import { textTable } from '@formline/e2e/texts/textTable';
import { workspaceRoot } from '@formline/tooling/workspace';
import { faultOfText, productTexts } from './faultOfText';

const product = productTexts(workspaceRoot);
const entries = Object.entries(textTable).flatMap(([area, texts]) =>
  texts.map((entry) => ({ area, ...entry })),
);

it('sees every text of the documents on screen', () => {
  const faults = entries.flatMap((entry) => {
    const fault = faultOfText(entry, product, workspaceRoot);
    return fault === null ? [] : [`${entry.area}: "${entry.text}" ${fault}`];
  });
  expect(faults).toEqual([]);
});

it('holds each text of an area once', () => {
  const names = entries.map(({ area, text }) => `${area}: ${text}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
