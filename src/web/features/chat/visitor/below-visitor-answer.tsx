import type { Attorney } from '#contract/attorneys.ts';
import type { Message } from '#contract/chat.ts';
import { AttorneyCards } from '../contact/attorney-cards.tsx';
import { DocumentCards } from '../answer/document-cards.tsx';
import { LoginPrompt } from './login-prompt.tsx';

type BelowVisitorAnswerProps = {
  message: Message;
  hasDocuments: boolean;
  hasPrompt: boolean;
  onAsk: (words: string) => void;
  onAttorney: (attorney: Attorney) => void;
};

/** Forms, attorneys and the prompt to log in, under an answer that brought them. */
export function BelowVisitorAnswer({ message, hasDocuments, hasPrompt, onAsk, onAttorney }: BelowVisitorAnswerProps) {
  return (
    <>
      {hasDocuments && <DocumentCards message={message} onAsk={onAsk} />}
      {message.attorneyData && message.attorneyData.length > 0 && (
        <AttorneyCards
          attorneys={message.attorneyData}
          isContacted={() => false}
          onContact={onAttorney}
          onStatus={onAttorney}
        />
      )}
      {hasPrompt && <LoginPrompt />}
    </>
  );
}
