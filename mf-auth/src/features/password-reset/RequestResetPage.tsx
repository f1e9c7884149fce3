import { type ReactNode, useState } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { passwordResetTexts } from './passwordReset.texts';
import { RequestResetForm, type SentRequest } from './RequestResetForm';
import { ResetSentPage } from './ResetSentPage';

const texts = passwordResetTexts.request;

interface RequestResetPageProps {
  readonly email: string;
  readonly foot: ReactNode;
}

/** The result looks the same whether or not the address has an account. */
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
