import { chakra } from '@formline/shared/ui/core';
import Markdown, { type Components } from 'react-markdown';

const Prose = chakra('div', {
  base: {
    maxW: 'prose',
    fontSize: 'lg',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '4' },
    '& h2, & h3': { color: 'fg', fontWeight: 'semibold', lineHeight: 'tight', letterSpacing: 'tight' },
    '& h2': { fontSize: 'xl', mt: '10', mb: '3' },
    '& h3': { fontSize: 'lg', mt: '6' },
    '& strong': { color: 'fg', fontWeight: 'semibold' },
    '& ul, & ol': { ps: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li': { mt: '2' },
    '& li::marker': { color: 'fg.subtle' },
    '& a': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& hr': { my: '8', borderColor: 'border' },
  },
});

/** The page has the only `h1`. */
const components: Components = { h1: 'h2' };

/** HTML inside the markdown is left out. */
export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <Prose>
      <Markdown skipHtml components={components} disallowedElements={['img']}>
        {text}
      </Markdown>
    </Prose>
  );
}
