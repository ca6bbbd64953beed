/** The one box on a page into which a message to the assistant is typed. */
export const MESSAGE_BOX_ID = 'message-box';

export function focusMessageBox(): void {
  document.getElementById(MESSAGE_BOX_ID)?.focus();
}
