/** What the account knows. */
const FROM_ACCOUNT = ['name', 'email', 'today'];
/** What the chat may have learned about the issue. */
const FROM_CHAT = ['county', 'state', 'issueSummary'];
/** Days that the chat may have asked about. */
const DAY = /^[a-z]+(?:-[a-z]+)+$/;

export const isPrefill = (name: string): boolean =>
  FROM_ACCOUNT.includes(name) || FROM_CHAT.includes(name) || DAY.test(name);
