/** A drawer lies above everything else on a phone, dialogs included: it goes before one opens. */
export function closeDrawer(): void {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
}
