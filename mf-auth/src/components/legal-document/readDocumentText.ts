/**
 * Fetches a document of this origin as text.
 * @throws when it stands elsewhere, is not there, or a web page came in its place
 */
export async function readDocumentText(url: string, signal: AbortSignal): Promise<string> {
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin)
    throw new Error(`The document stands on a foreign origin: ${address.origin}`);
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The document was answered with ${response.status}`);
  if (response.headers.get('content-type')?.includes('html'))
    throw new Error('A web page came instead of the document');
  return response.text();
}
