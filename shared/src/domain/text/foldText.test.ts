import { foldText } from './foldText';

it.each([
  ['  Zoë   Łuk ', 'zoe luk'],
  ['STRAẞE straße', 'strasse strasse'],
  ['Søren Ångström', 'soren angstrom'],
  ['I\u0307rem', 'irem'],
  ['', ''],
])('compares %j as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
