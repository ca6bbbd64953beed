import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { copy } from '#web/features/chat/copy.ts';
import { LegalNotice } from '#web/features/chat/visitor/legal-notice.tsx';
import { focusMessageBox } from '#web/features/chat/composer/message-box-id.ts';
import { useVisitorChat } from '#web/features/chat/visitor/use-visitor-chat.ts';
import { VisitorChatPanel } from '#web/features/chat/visitor/visitor-chat-panel.tsx';
import { LateRail } from '#web/features/matter/late-rail.tsx';
import { About } from '#web/features/support/about.tsx';
import { Ways } from '#web/features/support/ways.tsx';
import { takeHandedMessage } from '#web/lib/form/handed-message.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** Prerendered: readable before its script arrives, and without it. */
export function Landing() {
  const chat = useVisitorChat();
  const { isStarted, conversation } = chat;

  const sendHanded = useEffectEvent(() => {
    const message = takeHandedMessage(null);
    if (message !== null) chat.send(message);
  });
  useEffect(() => sendHanded(), []);

  function ask(question: string) {
    conversation.type(question);
    focusMessageBox();
  }

  return (
    <>
      <div className={clsx(isStarted && 'max-lg:sr-only')}>
        <PageHeading className={isStarted ? 'text-xl' : 'text-display max-sm:[@media(max-height:44rem)]:text-3xl'}>
          {copy.landing.heading}
        </PageHeading>
        {!isStarted && (
          <p className="mt-3 text-lg text-muted max-sm:[@media(max-height:44rem)]:mt-2 max-sm:[@media(max-height:44rem)]:text-base lg:mt-4">
            {copy.landing.text}
          </p>
        )}
      </div>
      <div className={clsx('flex gap-7', isStarted ? 'mt-3' : 'mt-5 lg:mt-8')}>
        <div className="min-w-0 flex-1">
          <VisitorChatPanel chat={chat} onAsk={ask} />
        </div>
        {conversation.chatId && <LateRail key={conversation.chatId} chatId={conversation.chatId} />}
      </div>
      {!isStarted && (
        <>
          <p className="mt-4 px-1 text-sm text-muted">
            <LegalNotice />
          </p>
          <Ways />
          <About onAsk={ask} />
        </>
      )}
    </>
  );
}
