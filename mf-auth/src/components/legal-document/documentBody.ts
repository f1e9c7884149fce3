export function documentBody(markdown: string): string {
  return markdown.replace(/^\uFEFF?\s*# [^\n]*\n?/, '');
}
