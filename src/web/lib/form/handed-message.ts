/** A message that one page hands to the chat: kept in this tab's memory alone, and taken once. */
let handed: { readonly text: string; readonly chatId: string | null } | null = null;

export function handMessage(text: string, chatId: string | null): void {
  handed = { text, chatId };
}

/** For the chat it was meant for; one without a chat begins a new one. */
export function takeHandedMessage(chatId: string | null): string | null {
  if (handed === null || (handed.chatId !== null && handed.chatId !== chatId)) return null;
  const { text } = handed;
  handed = null;
  return text;
}
