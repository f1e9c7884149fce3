import { documentBody } from './legalDocumentQuery';

it('takes off the title and leaves the rest as it is', () => {
  expect(documentBody('\n# Privacy Policy\n\nWe hold **little**.\n\n# Appendix\n')).toBe(
    '\nWe hold **little**.\n\n# Appendix\n',
  );
});

it('leaves a document without a title alone', () => {
  expect(documentBody('We hold little.\n\n# Appendix\n')).toBe('We hold little.\n\n# Appendix\n');
  expect(documentBody('## Data\n')).toBe('## Data\n');
});
