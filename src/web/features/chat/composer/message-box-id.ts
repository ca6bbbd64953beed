/** The one box on a page into which a message to the assistant is typed. */
export const MESSAGE_BOX_ID = 'message-box';

export function focusMessageBox(): void {
  document.getElementById(MESSAGE_BOX_ID)?.focus();
}

/**
 * Where to go on from when the control that was just used disappears. Not on touch screens, where focus in the box
 * brings up the keyboard over what the person wants to read.
 */
export function returnToMessageBox(): void {
  if (window.matchMedia('(pointer: fine)').matches) focusMessageBox();
}
