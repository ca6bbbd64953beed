/** Width times height as a PNG or JPEG says it itself, before anything is unpacked; null for other files. */
export function pixelsOf(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && view.getUint32(0) === 0x89_50_4e_47) return view.getUint32(16) * view.getUint32(20);
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    if (marker < 0xff_00) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
