import { useRef } from 'react';
import type { StaffAttorney } from '#contract/staff/attorneys.ts';
import { call } from '#web/lib/call/call.ts';
import { sendFile } from '#web/lib/call/send-file.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { copy } from '../copy.ts';
import { Panel } from '../page-frame.tsx';
import { useAction } from '../use-action.ts';

const words = copy.attorney;

export function PhotoPanel({ attorney }: { attorney: StaffAttorney }) {
  const input = useRef<HTMLInputElement>(null);
  const action = useAction();
  const { id, imageUrl } = attorney;

  async function upload(files: FileList | null) {
    const file = files?.[0];
    if (file) await action.run(() => sendFile(`/api/staff/attorneys/${id}/photo`, file, { method: 'PUT' }));
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  }

  return (
    <Panel heading={words.photo}>
      <div className="flex items-center gap-4">
        <Avatar
          name={`${attorney.firstName} ${attorney.lastName}`}
          imageUrl={imageUrl}
          size="lg"
          className="size-20!"
        />
        <p className="text-sm text-muted">{imageUrl ? words.photoHint : `${words.noPhoto} ${words.photoHint}`}</p>
      </div>
      {action.error && <Notice tone="bad">{action.error}</Notice>}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={words.choosePhoto}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void upload(event.target.files)}
        />
        <Button size="sm" variant="secondary" busy={action.isBusy} onClick={() => input.current?.click()}>
          {action.isBusy ? words.uploading : words.choosePhoto}
        </Button>
        {imageUrl && !action.isBusy && (
          <Button
            size="sm"
            variant="danger"
            onClick={() => void action.run(() => call('staffRemovePhoto', { attorneyId: id }))}
          >
            {words.removePhoto}
          </Button>
        )}
      </div>
    </Panel>
  );
}
