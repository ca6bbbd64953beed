const MEGA = 1_000_000;

/** What one reading may cost. */
export const LIMITS = {
  fileBytes: 40 * MEGA,
  /** A picture of more would not fit into the memory of a phone. */
  pixels: 100 * MEGA,
  /** Longest side, in pixels, at which a picture is worked on. */
  side: 2600,
  pages: 6,
  /** Of one file with many pages. */
  filePages: 4,
  readingMs: 180_000,
  slowMs: 20_000,
} as const;

export const READER_MEGABYTES = 6;
