import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cards } from '#content/papers/cards';
import type { PaperKind } from '#domain/matter/case-file.ts';
import { isSureOfKind, nearestKinds } from '#domain/papers/find-kind.ts';
import { pageOfText } from '#domain/papers/page-text.ts';
import { readPaper } from '#domain/papers/read-paper.ts';
import { LEAVING } from '#web/lib/choose-language.ts';
import { handMessage } from '#web/lib/form/handed-message.ts';
import { language } from '#web/lib/language.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { chatPath, newChatPath, paths } from '#web/paths.ts';
import { ConfirmPaper } from './confirm-paper.tsx';
import { draftOf, type Draft } from './draft.ts';
import { forgetOverSwitch, keepOverSwitch, keptOverSwitch } from './kept-over-switch.ts';
import { PaperStart } from '../paper-start.tsx';
import { ReadingFailed } from './reading-failed.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import type { ReadPages } from '../reading/messages.ts';
import { TypePaper } from './type-paper.tsx';
import { usePaperReader, type PagePicture } from './use-paper-reader.ts';
import { WhichPaper } from './which-paper.tsx';

type Place = 'reader' | 'type' | 'which' | 'confirm';
const cardOf = (kind: PaperKind) => cards.find(({ id }) => id === kind);

/** From the paper in the hand to lines that may be sent. Nothing leaves the device on the way. */
export function PaperWalk() {
  const reader = usePaperReader();
  const send = useSend();
  const [draft, setDraft] = useState(keptOverSwitch);
  const [place, setPlace] = useState<Place>(draft ? 'confirm' : 'reader');
  const [typed, setTyped] = useState<ReadPages | null>(null);
  const read = typed ?? reader.state.result;
  const pictures: readonly PagePicture[] = typed ? [] : reader.state.pictures;

  const kinds = read?.reading.kinds ?? [];
  const [best] = kinds;
  const sure = best && isSureOfKind(kinds) ? cardOf(best.id) : undefined;
  useOverSwitch(draft ?? (sure ? draftOf(sure, read, language) : null));

  function choose(kind: PaperKind) {
    const card = cardOf(kind);
    if (!card) return;
    setDraft(draftOf(card, read, language));
    setPlace('confirm');
  }
  function begin(files: readonly File[]) {
    if (files.length === 0) return;
    setTyped(null);
    setDraft(null);
    setPlace('reader');
    reader.start(files, language);
  }
  function readText(text: string) {
    const pages = [pageOfText(text)];
    const reading = readPaper(pages, cards);
    const [best] = reading.kinds;
    const result = { pages, reading, doubts: { number: null, amount: null, dates: reading.dates.map(() => null) }, leftOut: 0 }; // prettier-ignore
    setTyped(result);
    const card = best && isSureOfKind(reading.kinds) ? cardOf(best.id) : undefined;
    if (!card) return setPlace('which');
    setDraft(draftOf(card, result, language));
    setPlace('confirm');
  }
  function restart() {
    reader.stop();
    setTyped(null);
    setDraft(null);
    setPlace('reader');
  }
  const frame = { onBack: restart };

  if (place === 'type') return <TypePaper {...frame} onRead={readText} onChoose={() => setPlace('which')} />;
  if (place === 'confirm' && draft)
    return <ConfirmPaper {...frame} draft={draft} pictures={pictures} leftOut={read?.leftOut ?? 0} onDraft={setDraft} onKind={() => setPlace('which')} onSend={send} />; // prettier-ignore
  if (place === 'which')
    return <WhichPaper {...frame} nearest={nearestKinds(kinds).map(({ id }) => id)} onChoose={choose} onFiles={begin} />; // prettier-ignore
  switch (reader.state.phase) {
    case 'idle':
      return <PaperStart {...frame} onFiles={begin} onType={() => setPlace('type')} onBrowse={() => setPlace('which')} />; // prettier-ignore
    case 'reading':
      return <ReadingProgress {...frame} state={reader.state} onStop={restart} onType={() => { restart(); setPlace('type'); }} />; // prettier-ignore
    case 'failed':
      return <ReadingFailed {...frame} failure={reader.state.failure ?? 'broken'} onFiles={begin} onType={() => setPlace('type')} onBrowse={() => setPlace('which')} />; // prettier-ignore
    case 'read':
      if (!sure) return <WhichPaper {...frame} nearest={nearestKinds(kinds).map(({ id }) => id)} onChoose={choose} onFiles={begin} />; // prettier-ignore
      return (
        <ConfirmPaper {...frame} draft={draft ?? draftOf(sure, read, language)} pictures={pictures} leftOut={read?.leftOut ?? 0} onDraft={setDraft} onKind={() => setPlace('which')} onSend={send} />
      ); // prettier-ignore
  }
}

function useOverSwitch(draft: Draft | null) {
  const keep = useEffectEvent(() => keepOverSwitch(draft));
  useEffect(() => {
    forgetOverSwitch();
    const onLeaving = () => keep();
    window.addEventListener(LEAVING, onLeaving);
    return () => window.removeEventListener(LEAVING, onLeaving);
  }, []);
}

/** Into the chat from which the paper was shown; otherwise into a new one, or a visitor's only one. */
function useSend() {
  const navigate = useNavigate();
  const { user } = useSession();
  const [search] = useSearchParams();
  return (message: string) => {
    const chatId = search.get('chat');
    const isMember = user !== null && !user.isAnonymous;
    handMessage(message, isMember ? chatId : null);
    void navigate(!isMember ? paths.home : chatId ? chatPath(chatId) : newChatPath());
  };
}
