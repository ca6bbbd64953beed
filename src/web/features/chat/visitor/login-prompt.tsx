import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/frame/link-button.tsx';
import { copy } from '../copy.ts';

/** For visitors, where the server says so (`shouldShowLoginPrompt`). */
export function LoginPrompt() {
  return (
    <div className="no-print mt-4 flex flex-col gap-3 rounded-lg border border-line bg-primary-soft p-4 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <p className="font-semibold">{copy.login.title}</p>
        <p className="text-sm text-muted">{copy.login.text}</p>
      </div>
      <LinkButton to={paths.login} variant="secondary" size="sm" className="max-sm:min-h-11">
        {copy.login.action}
      </LinkButton>
    </div>
  );
}
