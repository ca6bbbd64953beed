import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { errorText } from '#web/lib/call/error-text.ts';
import { useCall } from '#web/lib/call/use-call.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useAlert } from '#web/ui/dialog/use-alert.ts';
import { uiWords } from '#web/ui/words.ts';

export function LogOutButton() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const alert = useAlert();
  const { isBusy: busy, run } = useCall();
  async function leave() {
    try {
      await signOut();
      await navigate(paths.home);
    } catch (error) {
      await alert(errorText(error));
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void run(leave)}>
      {!busy && <LogOut size={18} aria-hidden />}
      {uiWords.menu.logOut}
    </Button>
  );
}
