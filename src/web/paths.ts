import { FIRST_LANGUAGE, type Language } from '#domain/language.ts';

/** Every address of the product, so that a link can only point at a page that exists. */
export const paths = {
  home: '/',
  faq: '/faq',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  howWeOrder: '/how-we-order',
  quality: '/quality',
  deadlines: '/deadlines',
  login: '/login',
  authCallback: '/auth/callback',
  passwordReset: '/auth/password-reset',
  acceptTerms: '/accept-terms',
  attorneyLogin: '/attorneys/login',
  attorneySignup: '/attorneys/signup',
  attorneyVerification: '/auth/attorney-verification',
  attorneyDashboard: '/attorneys/dashboard',
  notifications: '/notifications',
  account: '/account',
  documents: '/documents',
  matter: '/matter',
  papers: '/papers',
  readPaper: '/papers/read',
} as const;

/** The signed-in chat keeps its place in the address; with an attorney, that attorney's status opens too. */
export function chatPath(chatId: string | null, attorneyId?: string): string {
  if (!chatId) return paths.home;
  const query = new URLSearchParams({ chat: chatId });
  if (attorneyId) query.set('attorney', attorneyId);
  return `${paths.home}?${query}`;
}

/** A fresh chat; one that goes on from a full one knows what was told there. */
export function newChatPath(from?: string): string {
  return `${paths.home}?${new URLSearchParams({ chat: 'new', ...(from ? { from } : {}) })}`;
}

/** One problem of several. */
export const matterPath = (chatId: string): string => `${paths.matter}?${new URLSearchParams({ chat: chatId })}`;

/** Every kind of paper has a page of its own. */
export const paperPath = (kind: string): string => `${paths.papers}/${kind}`;

/** From a chat: what is confirmed goes into that chat. */
export const readPaperPath = (chatId: string | null): string =>
  chatId ? `${paths.readPaper}?${new URLSearchParams({ chat: chatId })}` : paths.readPaper;

/** From a chat: what that chat knows is offered as answers. */
export function libraryDocumentPath(definitionId: string, chatId?: string): string {
  const query = chatId ? `?${new URLSearchParams({ chat: chatId })}` : '';
  return `${paths.documents}/library/${definitionId}${query}`;
}

/** `at` is a question, or `review`; without it the document opens where it was left. */
export function documentPath(documentId: string, at?: string): string {
  const query = at ? `?${new URLSearchParams({ at })}` : '';
  return `${paths.documents}/${documentId}${query}`;
}

type FileOptions = {
  readonly kind: 'pdf' | 'txt';
  /** Shown in the browser instead of saved. */ readonly view?: boolean;
};

export function documentFilePath(documentId: string, { kind, view = false }: FileOptions): string {
  return `/api/documents/${documentId}.${kind}${view ? '?view' : ''}`;
}

export function blankDocumentPath(definitionId: string): string {
  return `/api/documents/library/${definitionId}.pdf?view`;
}

export function leadPath(leadId: string): string {
  return `${paths.attorneyDashboard}?${new URLSearchParams({ lead: leadId })}`;
}

/** The same count as a file for a calendar. */
export function calendarFile(
  counted: { rule: string; variant: string; triggerDate: string },
  language: Language,
): string {
  const { rule, variant, triggerDate } = counted;
  const spoken = language === FIRST_LANGUAGE ? {} : { language };
  return `/api/deadlines.ics?${new URLSearchParams({ rule, variant, from: triggerDate, ...spoken })}`;
}

/** The console of the staff. */
export const staffPaths = {
  overview: '/staff',
  attorneys: '/staff/attorneys',
  newAttorney: '/staff/attorneys/new',
  attorneyIds: '/staff/attorney-ids',
  register: '/staff/register',
  leads: '/staff/leads',
  messages: '/staff/messages',
  answers: '/staff/answers',
  showings: '/staff/display-log',
  actions: '/staff/actions',
  forms: '/staff/forms',
  accounts: '/staff/accounts',
} as const;

export const staffAttorneyPath = (attorneyId: string) => `${staffPaths.attorneys}/${attorneyId}`;
export const staffMessagePath = (messageId: string) => `${staffPaths.messages}/${messageId}`;

export const staffFormPath = (formId: string): string => `${staffPaths.forms}/${formId}`;
