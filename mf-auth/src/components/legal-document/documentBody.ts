/** A document's markdown without the title it opens with: the page has its own. */
export function documentBody(markdown: string): string {
  return markdown.replace(/^\uFEFF?\s*# [^\n]*\n?/, '');
}
