/** The code that draws markdown is large, so it comes with the first document. */
export const loadMarkdownText = () => import('./MarkdownText');
