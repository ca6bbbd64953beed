import { StaffConsole } from '#web/features/staff/staff-console.tsx';
import { errorText } from '#web/lib/call/error-text.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { useAlert } from '#web/ui/dialog/use-alert.ts';

export function StaffPage() {
  const { user, signOut } = useSession();
  const alert = useAlert();
  if (!user) return null;

  const leave = () => signOut().catch((error: unknown) => alert(errorText(error)));

  return <StaffConsole user={user} onSignOut={() => void leave()} />;
}
