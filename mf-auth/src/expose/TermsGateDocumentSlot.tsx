export { LegalDocumentSlot as default } from '../features/legal-documents/LegalDocumentSlot';
