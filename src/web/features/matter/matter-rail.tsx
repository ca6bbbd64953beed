import { ArrowRight, BriefcaseBusiness } from 'lucide-react';
import { useId } from 'react';
import { matterPath } from '#web/paths.ts';
import { TextLink } from '#web/frame/text-link.tsx';
import { matterWords } from './copy.ts';
import { FactList } from './matter-facts.tsx';
import { useMatters } from './queries.ts';

/**
 * Beside the chat, where there is room: what its answers stand on, so that a wrong guess is seen and mended before it does harm.
 * Nothing while nothing was told.
 */
export function MatterRail({ chatId }: { chatId: string }) {
  const id = useId();
  const matter = useMatters().data?.find((one) => one.chatId === chatId);
  if (!matter?.facts.some(({ value }) => value)) return null;
  const words = matterWords;
  return (
    <aside lang={matter.language} aria-labelledby={id}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        <h2 id={id} className="px-4 pt-3.5 pb-1 font-serif text-lg font-semibold">
          {words.told}
        </h2>
        <div className="divide-y divide-line">
          <FactList matter={matter} words={words} />
        </div>
      </div>
      <TextLink to={matterPath(chatId)} className="mt-2 inline-flex min-h-11 items-center gap-2 px-1">
        <BriefcaseBusiness size={16} aria-hidden />
        {words.open}
        <ArrowRight size={14} aria-hidden />
      </TextLink>
    </aside>
  );
}
