import { type ReactNode, useState } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { passwordResetTexts } from './passwordReset.texts';
import { RequestResetForm, type SentRequest } from './RequestResetForm';
import { ResetSentPage } from './ResetSentPage';

const texts = passwordResetTexts.request;

interface RequestResetPageProps {
  /** What the visitor typed on the page before, if anything. */
  readonly email: string;
  readonly foot: ReactNode;
}

/** Asking for a link to choose a new password. What follows is the same whether or not the address has an account. */
export function RequestResetPage({ email, foot }: RequestResetPageProps) {
  const [start, setStart] = useState(email);
  const [sent, setSent] = useState<SentRequest | null>(null);
  if (sent !== null) {
    const handleUseAnother = () => {
      setStart(sent.email);
      setSent(null);
    };
    return <ResetSentPage {...sent} foot={foot} onUseAnother={handleUseAnother} />;
  }
  return (
    <BrandedPage title={texts.title} subtitle={texts.subtitle} foot={foot}>
      <RequestResetForm email={start} onSent={setSent} />
    </BrandedPage>
  );
}
