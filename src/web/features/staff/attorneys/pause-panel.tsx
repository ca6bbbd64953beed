import type { StaffAttorney } from '#contract/staff/attorneys.ts';
import { call } from '#web/lib/call/call.ts';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from '../copy.ts';
import { Panel } from '../page-frame.tsx';
import { ActionButton } from '../action-button.tsx';
import { useAction } from '../use-action.ts';

const words = copy.attorney;

export function PausePanel({ attorney: { id, paused, isShown } }: { attorney: StaffAttorney }) {
  const action = useAction();
  const change = () => call('staffPauseAttorney', { attorneyId: id, paused: !paused });
  return (
    <Panel heading={words.pausing}>
      <p className="text-sm">{paused ? words.isPaused : isShown ? words.isShown : words.isHidden}</p>
      {action.error && <Notice tone="bad">{action.error}</Notice>}
      <ActionButton action={action} work={change} label={paused ? words.resume : words.pause} />
    </Panel>
  );
}
