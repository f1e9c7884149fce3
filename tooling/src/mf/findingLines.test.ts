import type { Finding } from '../delivery/gate/Finding';
import { findingLines } from './findingLines';

const finding = (check: Finding['check'], level: Finding['level'], usedBy: string[] = []): Finding => ({
  check,
  level,
  text: `About ${check}.`,
  usedBy,
});

it('groups what was found by its check, errors first, and names whom it concerns', () => {
  const found = [
    finding('api', 'warning'),
    finding('size', 'warning', ['entry']),
    finding('api', 'error', ['mf-clients', 'mf-groups']),
  ];
  expect(findingLines(found)).toEqual([
    '  api',
    '    error: About api.',
    '        mf-clients, mf-groups',
    '    warning: About api.',
    '  size',
    '    warning: About size.',
    '        entry',
  ]);
});
