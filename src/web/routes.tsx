import { Fragment, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { type Place, routeFor, type Screen } from '#web/lib/session/route-for.ts';
import { type Session, useSession } from '#web/lib/session/use-session.ts';
import { useWantedPlace } from '#web/lib/session/use-wanted-place.ts';
import { PageShell } from '#web/frame/page-shell.tsx';
import { InEnglish } from '#web/ui/text/in-english.tsx';
import { alivePage, lazyPage, type LazyPage } from './lib/lazy-page.tsx';
import { useAccountLanguage } from './lib/use-account-language.ts';
import { ConnectionProblem } from './pages/connection-problem.tsx';
import { Landing } from './pages/landing.tsx';
import { documentPath, libraryDocumentPath, paperPath, paths, staffPaths } from './paths.ts';
import { LoadingPage } from './ui/loading-page.tsx';
import { Loading } from './ui/loading.tsx';

const ChatPage = lazyPage(() => import('./pages/chat.tsx'), 'ChatPage');
const FaqPage = lazyPage(() => import('#web/pages/texts/faq.tsx'), 'FaqPage');
const ContactPage = lazyPage(() => import('#web/pages/texts/contact.tsx'), 'ContactPage');
const TermsPage = lazyPage(() => import('#web/pages/texts/terms.tsx'), 'TermsPage');
const PrivacyPage = lazyPage(() => import('#web/pages/texts/privacy.tsx'), 'PrivacyPage');
const HowWeOrderPage = lazyPage(() => import('#web/pages/texts/how-we-order.tsx'), 'HowWeOrderPage');
const DeadlinesPage = lazyPage(() => import('./pages/deadlines.tsx'), 'DeadlinesPage');
const QualityPage = lazyPage(() => import('#web/pages/texts/quality.tsx'), 'QualityPage');
const PapersPage = lazyPage(() => import('./pages/papers.tsx'), 'PapersPage');
const PaperPage = lazyPage(() => import('./pages/papers.tsx'), 'PaperPage');
const ReadPaperPage = lazyPage(() => import('./pages/read-paper.tsx'), 'ReadPaperPage');
const LoginPage = lazyPage(() => import('./pages/login.tsx'), 'LoginPage');
const AuthCallbackPage = lazyPage(() => import('./pages/auth-callback.tsx'), 'AuthCallbackPage');
const AcceptTermsPage = lazyPage(() => import('./pages/accept-terms.tsx'), 'AcceptTermsPage');
const PasswordResetPage = lazyPage(() => import('./pages/password-reset.tsx'), 'PasswordResetPage');
const AttorneyLoginPage = lazyPage(() => import('#web/pages/attorneys/attorney-login.tsx'), 'AttorneyLoginPage');
const AttorneySignupPage = lazyPage(() => import('#web/pages/attorneys/attorney-signup.tsx'), 'AttorneySignupPage');
const AttorneyVerificationPage = lazyPage(
  () => import('#web/pages/attorneys/attorney-verification.tsx'),
  'AttorneyVerificationPage',
);
const AttorneyHomePage = lazyPage(() => import('#web/pages/attorneys/attorney-home.tsx'), 'AttorneyHomePage');
const AttorneyDashboardPage = lazyPage(
  () => import('#web/pages/attorneys/attorney-dashboard.tsx'),
  'AttorneyDashboardPage',
);

const AccountPage = lazyPage(() => import('./pages/account.tsx'), 'AccountPage');
const StaffPage = lazyPage(() => import('./pages/staff.tsx'), 'StaffPage');
const DocumentsPage = lazyPage(() => import('./pages/documents.tsx'), 'DocumentsPage');
const LibraryDocumentPage = lazyPage(() => import('./pages/library-document.tsx'), 'LibraryDocumentPage');
const DocumentPage = lazyPage(() => import('./pages/document.tsx'), 'DocumentPage');
const MatterPage = lazyPage(() => import('./pages/matter.tsx'), 'MatterPage');
const NotificationsPage = lazyPage(() => import('./pages/notifications.tsx'), 'NotificationsPage');

const PUBLIC_PAGES: Readonly<Record<string, LazyPage>> = {
  [paths.faq]: FaqPage,
  [paths.contact]: ContactPage,
  [paths.terms]: TermsPage,
  [paths.privacy]: PrivacyPage,
  [paths.howWeOrder]: HowWeOrderPage,
  [paths.deadlines]: DeadlinesPage,
  [paths.quality]: QualityPage,
  [paths.papers]: PapersPage,
  [paths.readPaper]: ReadPaperPage,
};

/** Fetches what a prerendered page needs before it can be brought to life. */
export async function preloadPage(path: string): Promise<void> {
  await pageAt(path)?.preload();
}

/** Pages of the kinds of paper share one address but for its end. */
const pageAt = (path: string): LazyPage | undefined =>
  PUBLIC_PAGES[path] ?? (path.startsWith(`${paths.papers}/`) ? PaperPage : undefined);

const LandingPage = alivePage(Landing);
const LANDING = (
  <PageShell>
    <LandingPage />
  </PageShell>
);

const english = (screen: ReactNode) => <InEnglish>{screen}</InEnglish>;

const SCREENS: Record<Screen, ReactNode> = {
  landing: LANDING,
  chat: <ChatPage />,
  'attorney-home': english(<AttorneyHomePage />),
  'attorney-dashboard': english(<AttorneyDashboardPage />),
  login: <LoginPage />,
  'accept-terms': <AcceptTermsPage />,
  'attorney-login': english(<AttorneyLoginPage />),
  staff: english(<StaffPage />),
  account: <AccountPage />,
  documents: <DocumentsPage />,
  matter: <MatterPage />,
  'library-document': <LibraryDocumentPage />,
  document: <DocumentPage />,
};

/** The public pages stand inside the shell; every other page brings its own frame. */
export function AppRoutes({ prerendered }: { prerendered: boolean }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path={paths.home} element={<Guarded place="home" meanwhile={prerendered ? LANDING : null} />} />
        <Route element={<PublicFrame />}>
          {Object.entries(PUBLIC_PAGES).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path={paperPath(':kind')} element={<PaperPage />} />
        </Route>
        <Route path={paths.login} element={<Guarded place="login" />} />
        <Route path={paths.acceptTerms} element={<Guarded place="accept-terms" />} />
        <Route path={paths.attorneyLogin} element={<Guarded place="attorney-login" />} />
        <Route path={paths.attorneyDashboard} element={<Guarded place="attorney-dashboard" />} />
        <Route path={paths.account} element={<Guarded place="account" />} />
        <Route path={`${staffPaths.overview}/*`} element={<Guarded place="staff" />} />
        <Route path={paths.documents} element={<Guarded place="documents" />} />
        <Route path={paths.matter} element={<Guarded place="matter" />} />
        <Route path={libraryDocumentPath(':definitionId')} element={<Guarded place="library-document" />} />
        <Route path={documentPath(':documentId')} element={<Guarded place="document" />} />
        <Route path={paths.attorneySignup} element={english(<AttorneySignupPage />)} />
        <Route path={paths.authCallback} element={<AuthCallbackPage />} />
        <Route path={paths.passwordReset} element={<PasswordResetPage />} />
        <Route path={paths.attorneyVerification} element={english(<AttorneyVerificationPage />)} />
        <Route path={paths.notifications} element={<NotificationsPage />} />
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </Suspense>
  );
}

function PublicFrame() {
  return (
    <PageShell>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </PageShell>
  );
}

/**
 * `meanwhile` is what may be read before it is known who is here. The keys let a screen start afresh for another person,
 * but not when the visitor it was made for is found to be there indeed.
 */
function Guarded({ place, meanwhile = null }: { place: Place; meanwhile?: ReactNode }) {
  const session = useSession();
  useWantedPlace(session);
  useAccountLanguage(session);
  if (session.status !== 'ready') {
    return <Fragment key="visitor">{meanwhile ?? <NotYet session={session} />}</Fragment>;
  }
  const route = routeFor(place, session.user);
  // Nothing private stays on the screen, and nobody is left on a page that can no longer do anything.
  if (session.isLost && place === 'home') return <Navigate to={paths.login} replace />;
  if ('redirect' in route) return <Navigate to={route.redirect} replace />;
  return <Fragment key={session.user.isAnonymous ? 'visitor' : session.user.uid}>{SCREENS[route.screen]}</Fragment>;
}

function NotYet({ session }: { session: Exclude<Session, { status: 'ready' }> }) {
  return session.status === 'failed' ? <ConnectionProblem error={session.error} /> : <LoadingPage />;
}
