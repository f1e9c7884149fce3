import {
  legalDocumentTypes,
  type LegalDocumentType,
} from '@formline/shared/contracts/accounts/legalDocuments';
import type { SlotProps } from '@formline/shared/contracts/slots';
import { useQuery } from '@formline/shared/query';
import { ErrorState } from '@formline/shared/ui/core';
import { useEffect } from 'react';
import { legalDocumentQuery } from '../../components/legal-document/legalDocumentQuery';
import { legalPageTexts } from '../../components/legal-document/legalDocument.texts';
import { LegalDocumentText } from '../../components/legal-document/LegalDocumentText';

/** The page around may be a newer build and name an unknown type. */
export function LegalDocumentSlot({ documentType, onShown }: SlotProps['terms-gate:document']) {
  const type = legalDocumentTypes.find((known) => known === documentType);
  if (!type) return <ErrorState title={legalPageTexts.unsupported} />;
  return <ShownDocument type={type} onShown={onShown} />;
}

interface ShownDocumentProps {
  readonly type: LegalDocumentType;
  readonly onShown: () => void;
}

function ShownDocument({ type, onShown }: ShownDocumentProps) {
  const { isSuccess } = useQuery(legalDocumentQuery(type));
  // External system: the page around, which waits for the text before it allows accepting.
  useEffect(() => {
    if (isSuccess) onShown();
  }, [isSuccess, onShown]);
  return <LegalDocumentText type={type} />;
}
