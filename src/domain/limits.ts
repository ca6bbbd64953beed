/** Numbers that both sides of the wire agree on (spec §5 and §9). */

/** Shortest message an attorney may send with a decision. */
export const DECISION_MESSAGE_MIN = 35;
/** Longest message in the thread between a user and an attorney. */
export const THREAD_MESSAGE_MAX = 1000;
/** Longest note a user may add when contacting an attorney. */
export const ADDITIONAL_INFO_MAX = 500;
export const CHAT_TITLE_MAX = 50;
/** Longest single message to the assistant. */
export const CHAT_MESSAGE_MAX = 4000;
/** A chat ends when it holds this many messages. */
export const CHAT_MESSAGES_MAX = 200;
/** A name or a word in what a person told. */
export const CASE_TEXT_MAX = 120;
export const FEEDBACK_MAX = 2000;
/** Longest reason given with a thumb. */
export const RATING_REASON_MAX = 500;
export const SUPPORT_MESSAGE_MAX = 5000;
export const EMAIL_MAX = 254;

/** Signing in and resetting accept the older, shorter passwords; a new attorney account does not. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MIN_SIGNUP = 8;
export const PASSWORD_MAX = 128;

export const DECLINED_LEAD_VISIBLE_HOURS = 24;

export const CLAIM_POLL_ATTEMPTS = 5;
export const CLAIM_POLL_INTERVAL_MS = 500;
export const REDIRECT_AFTER_ERROR_MS = 3000;
export const REDIRECT_AFTER_SIGN_IN_MS = 1000;

export const REQUEST_BODY_MAX_BYTES = 1_000_000;

export const ATTORNEY_NAME_MAX = 80;
/** A paid placement counts as so many more tickets. */
export const PLACEMENT_MAX = 10;
export const PHOTO_MAX_BYTES = 10_000_000;
/** Uncompressed, before anything is decoded: a small file can hold a huge picture. */
export const PHOTO_MAX_PIXELS = 50_000_000;
export const PHOTO_MIN_SIDE = 64;
/** The state's file has about 90 MB. */
export const REGISTER_FILE_MAX_BYTES = 1_000_000_000;

/** A fillable PDF of a court or an agency. */
export const OFFICIAL_FORM_MAX_BYTES = 10_000_000;

export const DOCUMENT_TITLE_MAX = 80;
/** How many documents one person may keep. */
export const DOCUMENTS_MAX = 100;
export const DOCUMENTS_MAX_ANONYMOUS = 10;
