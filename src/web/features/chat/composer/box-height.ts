/** How high the message box grows before it scrolls (spec §9). */
export const MESSAGE_BOX_MAX_PX = 120;
