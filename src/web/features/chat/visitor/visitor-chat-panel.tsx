import { clsx } from 'clsx';
import { Printer, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Attorney } from '#contract/attorneys.ts';
import type { Message } from '#contract/chat.ts';
import { later } from '#web/lib/later.tsx';
import { useVisibleScreen } from '#web/lib/use-visible-screen.ts';
import { readPaperPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LanguageSwitch } from '#web/frame/language-switch.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { MenuButton } from '#web/frame/sidebar-layout.tsx';
import { Composer } from '../composer/composer.tsx';
import { copy } from '../copy.ts';
import { ErrorBanner } from '../conversation/error-banner.tsx';
import { ShortNotice } from './legal-notice.tsx';
import { lastWithDocuments } from '../messages/last-with-documents.ts';
import { MessageList, prepareMessages } from '../messages/message-list.tsx';
import { isInCrisis, QuickExit } from './quick-exit.tsx';
import { ShowPaperCard } from '../composer/show-paper.tsx';
import { Starters } from './ways-in.tsx';
import { isFull } from '../conversation/use-conversation.ts';
import type { VisitorChat } from './use-visitor-chat.ts';

const BelowVisitorAnswer = later(async () => (await import('./below-visitor-answer.tsx')).BelowVisitorAnswer);
const DayStrip = later(async () => (await import('../days/day-strip.tsx')).DayStrip);
const EndedChat = later(async () => (await import('../conversation/ended-chat.tsx')).EndedChat);
const ResetDialog = later(async () => (await import('./reset-dialog.tsx')).ResetDialog);
const SignInDialog = later(async () => (await import('../contact/sign-in-dialog.tsx')).SignInDialog);

/** From the first message on it fills a phone's screen, with a bar of its own. */
const STARTED =
  'max-lg:fixed max-lg:inset-x-0 max-lg:top-0 max-lg:z-10 max-lg:h-[var(--visible-height,100dvh)] lg:h-[calc(100dvh-10.5rem)] lg:min-h-96 lg:rounded-xl lg:border lg:shadow-card';
const WAITING = 'rounded-xl border shadow-card';

/** `onAsk` writes words into the box for the person. */
export function VisitorChatPanel({ chat, onAsk }: { chat: VisitorChat; onAsk: (words: string) => void }) {
  const { conversation, isStarted, isEnded, title } = chat;
  const { isShort } = useVisibleScreen();
  const isCrisis = isInCrisis(conversation);
  const [signIn, setSignIn] = useState<{ attorney: Attorney; isOpen: boolean } | null>(null);
  const askToSignIn = (attorney: Attorney) => setSignIn({ attorney, isOpen: true });
  const isWriting = conversation.turn.text !== '';
  useEffect(() => {
    if (isWriting || isStarted) prepare();
  }, [isWriting, isStarted]);
  const lastPromptId = conversation.messages.findLast((message) => message.shouldShowLoginPrompt)?.id;

  const lastDocumentId = lastWithDocuments(conversation.messages);
  const below = (message: Message) => (
    <BelowVisitorAnswer
      message={message}
      hasDocuments={message.id === lastDocumentId}
      hasPrompt={message.id === lastPromptId}
      onAsk={onAsk}
      onAttorney={askToSignIn}
    />
  );

  return (
    <section
      aria-label={copy.chat}
      data-fills-screen={isStarted || undefined}
      className={clsx('print-flow flex flex-col border-line bg-surface', isStarted ? STARTED : WAITING)}
    >
      {isStarted && <PanelHeader title={title} chatId={conversation.chatId} onReset={chat.reset} />}
      {isStarted && isShort && !isCrisis && <DayStrip messages={conversation.messages} title={title} />}
      <QuickExit conversation={conversation} />
      <MessageList conversation={conversation} isEnded={isEnded} below={below}>
        {chat.isLoading && <LoadingOverlay />}
      </MessageList>
      <div className="no-print px-3 pb-2 sm:px-4 sm:pb-3">
        {!isStarted && <ShowPaperCard />}
        <ErrorBanner error={chat.error} onRetry={conversation.retry} onDismiss={chat.dismiss} />
        <noscript>
          <p className="mb-2 px-1">{copy.noScript}</p>
        </noscript>
        {isEnded && <EndedChat isFull={isFull(conversation)} onBegin={chat.beginAnew} />}
        <Composer
          text={conversation.turn.text}
          placeholder={isStarted ? copy.box.respond : copy.box.describe}
          isThinking={conversation.isThinking}
          canStop={conversation.turn.phase !== 'idle'}
          disabled={isEnded}
          onBegin={prepare}
          onType={conversation.type}
          onSend={chat.send}
          onStop={conversation.stop}
          paperTo={isStarted ? readPaperPath(conversation.chatId) : undefined}
        />
        {isStarted ? <ShortNotice /> : <BeforeTheFirstWord onAsk={onAsk} />}
      </div>
      {signIn && (
        <SignInDialog
          attorney={signIn.attorney}
          open={signIn.isOpen}
          onClose={() => setSignIn({ ...signIn, isOpen: false })}
        />
      )}
    </section>
  );
}

/** Under the box: on a small phone what can be written into is in view first, and then what might be written. */
function BeforeTheFirstWord({ onAsk }: { onAsk: (words: string) => void }) {
  return (
    <>
      <p className="mt-3 mb-4 px-1 text-sm text-muted">{copy.privacyWarning}</p>
      <Starters onChoose={onAsk} />
    </>
  );
}

/** What an answer needs, on its way while the question is being written. */
function prepare() {
  void prepareMessages();
  void BelowVisitorAnswer.preload();
}

type PanelHeaderProps = { title: string; chatId: string | null; onReset: () => Promise<void> };

function PanelHeader({ title, chatId, onReset }: PanelHeaderProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <header className="no-print flex shrink-0 items-center gap-1 border-b border-line px-1 lg:py-1 lg:pr-2 lg:pl-6 short:max-lg:hidden">
      <MenuButton />
      <p className="min-w-0 flex-1 truncate text-sm font-semibold">
        {/* Three letters of it say less than none. */}
        <span className="max-[26rem]:sr-only">{title}</span>
      </p>
      <LanguageSwitch className="lg:hidden" />
      <IconButton
        label={copy.print}
        icon={Printer}
        className="text-muted max-sm:hidden"
        onClick={() => window.print()}
      />
      <Button variant="ghost" size="sm" className="min-h-11 text-muted" onClick={() => setIsAsking(true)}>
        <RotateCcw size={15} aria-hidden />
        {copy.reset.button}
      </Button>
      <ResetDialog chatId={chatId} open={isAsking} onClose={() => setIsAsking(false)} onReset={onReset} />
    </header>
  );
}

function LoadingOverlay() {
  return (
    <div className="no-print absolute inset-0 grid animate-appear-late place-items-center bg-surface/90">
      <Loading label={copy.loadingChat} showLabel />
    </div>
  );
}
