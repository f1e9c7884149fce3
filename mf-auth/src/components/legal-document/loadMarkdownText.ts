/** The markdown renderer is large, so it loads with the first document. */
export const loadMarkdownText = () => import('./MarkdownText');
