import type { CurrentUser } from '#contract/account.ts';
import type { Attorney } from '#contract/attorneys.ts';
import type { AttorneyContact } from '#contract/leads.ts';
import { useVisibleScreen } from '#web/lib/use-visible-screen.ts';
import { paths, readPaperPath } from '#web/paths.ts';
import { Loading } from '#web/ui/loading.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { AttorneyCards } from '../contact/attorney-cards.tsx';
import { Composer } from '../composer/composer.tsx';
import { ContactDialog } from '../contact/contact-dialog.tsx';
import { copy } from '../copy.ts';
import { DayStrip } from '../days/day-strip.tsx';
import { DocumentCards } from '../answer/document-cards.tsx';
import { lastWithDocuments } from '../messages/last-with-documents.ts';
import { EndedChat } from './ended-chat.tsx';
import { ErrorBanner } from './error-banner.tsx';
import { LegalNotice, ShortNotice } from '../visitor/legal-notice.tsx';
import { focusMessageBox } from '../composer/message-box-id.ts';
import { MessageList, prepareMessages } from '../messages/message-list.tsx';
import { isInCrisis, QuickExit } from '../visitor/quick-exit.tsx';
import { SelectedAttorney } from '../contact/selected-attorney.tsx';
import { WaysIn } from '../visitor/ways-in.tsx';
import type { useChatPlace } from '../sidebar/use-chat-place.ts';
import { useContacting } from '../contact/use-contacting.ts';
import { titleOf } from '../sidebar/title-of.ts';
import { isFull, useConversation } from './use-conversation.ts';
import { useHandedMessage } from '../composer/use-handed-message.ts';
import { useKeptDraft } from '../composer/use-kept-draft.ts';

// This page shows them from the start.
void prepareMessages();

export type MemberConversationProps = {
  user: CurrentUser;
  place: ReturnType<typeof useChatPlace>;
  contacts: readonly AttorneyContact[];
  /** The list of chats could not be read. */
  hasFailed: boolean;
};

export function MemberConversation({ user, place, contacts, hasFailed }: MemberConversationProps) {
  const { chat } = place;
  const { isShort } = useVisibleScreen();
  const conversation = useConversation({
    chatId: chat?.id ?? null,
    continues: place.continues,
    author: user,
    onCreated: place.openCreated,
    onTakenBack: place.leave,
  });
  useKeptDraft(user.uid, conversation);
  useHandedMessage(conversation);
  const { contacting, contact, close } = useContacting(conversation.messages);
  const isContacted = ({ id }: Attorney) =>
    contacts.some((contact) => contact.attorneyId === id && contact.chatId === chat?.id);

  const lastDocumentId = lastWithDocuments(conversation.messages);

  function ask(words: string) {
    conversation.type(words);
    focusMessageBox();
  }

  return (
    <>
      {isShort && !isInCrisis(conversation) && <DayStrip messages={conversation.messages} title={titleOf(chat)} />}
      <QuickExit conversation={conversation} />
      <MessageList
        conversation={conversation}
        isEnded={chat?.terminated ?? false}
        below={(message) => (
          <>
            {message.id === lastDocumentId && <DocumentCards message={message} onAsk={ask} />}
            {message.attorneyData && message.attorneyData.length > 0 && (
              <AttorneyCards
                attorneys={message.attorneyData}
                isContacted={isContacted}
                onContact={contact}
                onStatus={(attorney) => chat && place.open(chat.id, attorney.id)}
              />
            )}
          </>
        )}
      >
        {conversation.isLoading && (
          <div className="absolute inset-0 grid animate-appear-late place-items-center bg-bg/90">
            <Loading label={copy.loadingChat} showLabel />
          </div>
        )}
      </MessageList>
      <div className="no-print mx-auto w-full max-w-[49rem] px-3 pb-2 sm:px-6 sm:pb-3">
        {chat === null && conversation.messages.length === 0 && <WaysIn onChoose={ask} />}
        <ErrorBanner error={hasFailed ? copy.error.loadChats : null} />
        <ErrorBanner error={conversation.error} onRetry={conversation.retry} onDismiss={conversation.dismiss} />
        {chat?.terminated && (
          <EndedChat
            isFull={isFull(conversation)}
            onBegin={() => {
              place.openNew(isFull(conversation) ? chat.id : undefined);
              focusMessageBox();
            }}
          />
        )}
        <Composer
          text={conversation.turn.text}
          placeholder={copy.box.reply}
          isThinking={conversation.isThinking}
          canStop={conversation.turn.phase !== 'idle'}
          disabled={chat?.terminated ?? false}
          onType={conversation.type}
          onSend={conversation.send}
          onStop={conversation.stop}
          paperTo={readPaperPath(chat?.id ?? null)}
        />
        {conversation.messages.length > 0 ? <ShortNotice /> : <WholeNotice />}
      </div>
      {contacting && (
        <ContactDialog
          key={contacting.attorney.id}
          attorney={contacting.attorney}
          chatId={chat?.id ?? null}
          open={contacting.isOpen}
          onClose={close}
        />
      )}
      <SelectedAttorney
        place={place}
        shown={conversation.messages.flatMap(({ attorneyData = [] }) => attorneyData)}
        onContact={contact}
      />
    </>
  );
}

function WholeNotice() {
  return (
    <p className="mt-2 px-1 text-center text-xs text-muted">
      {copy.privacyWarning} <LegalNotice /> {copy.help}{' '}
      <TextLink to={paths.contact} newTab className="whitespace-nowrap">
        {copy.contactUs}
      </TextLink>
    </p>
  );
}
