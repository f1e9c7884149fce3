import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type LegalDocumentType,
  legalDocumentTypes,
} from '@formline/shared/contracts/accounts/legalDocuments';
import { packageRoot } from '../../../packageRoot';

export interface LegalDocument {
  readonly type: LegalDocumentType;
  readonly text: string;
  readonly version: string;
}

const VERSION_LINE = /^\*\*Version (\d+(?:\.\d+)*)\*\*/m;

/** The version is read from the text itself, so that the two cannot differ. */
export async function readLegalDocuments(): Promise<LegalDocument[]> {
  return Promise.all(
    legalDocumentTypes.map(async (type) => {
      const text = await readFile(join(packageRoot, 'documents', `${type}.md`), 'utf8');
      return { type, text, version: versionOf(text, type) };
    }),
  );
}

function versionOf(text: string, type: LegalDocumentType): string {
  const version = VERSION_LINE.exec(text)?.[1];
  if (version === undefined) throw new Error(`The document ${type} does not name its version.`);
  return version;
}
