import { chakra } from '@formline/shared/ui/core';
import Markdown, { type Components } from 'react-markdown';

const Prose = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '2' },
    // Typed lines stay lines.
    '& p': { whiteSpace: 'pre-line' },
    '& h3, & strong': { fontWeight: 'semibold' },
    '& ul, & ol': { ps: '5' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& blockquote': { ps: '3', borderInlineStart: 'thick', borderColor: 'border', color: 'fg.muted' },
    '& pre': { whiteSpace: 'pre-wrap' },
    '& a': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** Headings in a note stand below the one of the card. */
const components: Components = {
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
};

/** HTML is left out, addresses other than of the web and of email are emptied by the library, pictures load nothing. */
export function NoteText({ text }: { readonly text: string }) {
  return (
    <Prose>
      <Markdown skipHtml components={components} disallowedElements={['img']}>
        {text}
      </Markdown>
    </Prose>
  );
}
