const NAME_MAX = 120;

/** A file name that every browser reads: plain ASCII for the old ones, the real one beside it (RFC 6266). */
export function contentDisposition(way: 'attachment' | 'inline', name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z]+)?$/su.exec(name) ?? [];
  const safe = stem
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/gu, '')
    .slice(0, NAME_MAX)
    .toWellFormed();
  const full = `${safe || 'document'}${ending}`;
  const ascii = full
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_');
  const encoded = encodeURIComponent(full).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${way}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
