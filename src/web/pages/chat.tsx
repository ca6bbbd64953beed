import { Navigate, useNavigate } from 'react-router';
import { MemberChat } from '#web/features/chat/conversation/member-chat.tsx';
import { LateRail } from '#web/features/matter/late-rail.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';

/** Refuses visitors (spec §6), whoever routed them here. */
export function ChatPage() {
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  if (!user || user.isAnonymous) return <Navigate to={paths.login} replace />;

  async function logOut() {
    await signOut();
    await navigate(paths.home, { replace: true });
  }

  return (
    <MemberChat
      key={user.uid}
      user={user}
      rail={(chatId) => <LateRail key={chatId} chatId={chatId} />}
      onLogOut={() => void logOut()}
    />
  );
}
