export { LegalDocumentRoute as default } from '../routes/LegalDocumentRoute';
