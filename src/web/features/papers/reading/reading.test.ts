import { describe, expect, test } from 'vitest';
import { pageOfText, type PageText } from '#domain/papers/page-text.ts';
import type { PaperReading } from '#domain/papers/read-paper.ts';
import { blank, type Gray } from '../picture/gray.ts';
import type { Engine } from './engine.ts';
import { pixelsOf } from './image-size.ts';
import { isHeic } from './is-heic.ts';
import { readPhoto } from './read-photo.ts';
import { secondLook } from './second-look.ts';

const LONG =
  'The petitioner demands rent from the respondent before this court and asks for final judgment of possession today';

describe('a photo', () => {
  test('on its side is turned until there are words', async () => {
    // Upright, this picture is wide.
    const engine: Engine = {
      read: ({ width, height }) => Promise.resolve(pageOfText(width > height ? LONG : 'x')),
    };
    const { text } = await readPhoto(blank(300, 400), engine, () => {});
    expect(text.lines.length).toBe(1);
    expect(text.lines[0]?.words.length).toBeGreaterThan(12);
  });

  test('without words is read no more than five times', async () => {
    let times = 0;
    const engine: Engine = { read: () => Promise.resolve((times++, pageOfText('x'))) };
    await readPhoto(blank(300, 400), engine, () => {});
    expect(times).toBeLessThanOrEqual(5);
  });
});

test('a photo as iPhones keep it is known by its first letters, whatever its name', () => {
  const file = (brand: string) => new TextEncoder().encode(`\0\0\0\u0018ftyp${brand}\0\0\0\0`);
  expect(isHeic(file('heic'))).toBe(true);
  expect(isHeic(file('mif1'))).toBe(true);
  expect(isHeic(file('mp42'))).toBe(false);
  expect(isHeic(Uint8Array.of(0xff, 0xd8, 0xff))).toBe(false);
});

describe('the second look', () => {
  const box = { left: 100, right: 260, top: 100, bottom: 130 };
  const reading: Omit<PaperReading, 'kinds'> = {
    court: null,
    otherSide: null,
    number: { value: 'LT-308417-26/BX', page: 0, box },
    amount: { value: 4850, page: 0, box },
    dates: [{ event: 'notice-dated', value: '2026-11-04', page: 0, box }],
    words: 60,
  };
  /** Answers line by line, where the strips stand. */
  const engineSaying = (...lines: string[]): Engine => ({
    read: (sheet: Gray): Promise<PageText> => {
      const step = sheet.height / lines.length;
      return Promise.resolve({
        width: sheet.width,
        height: sheet.height,
        lines: lines.map((line, at) => {
          const place = { left: 0, right: 9, top: step * (at + 0.45), bottom: step * (at + 0.55) };
          return { box: place, words: line.split(' ').map((text) => ({ text, box: place, confidence: 90 })) };
        }),
      });
    },
  });

  test('says nothing where it agrees', async () => {
    const engine = engineSaying('LT-308417-26/BX', '$4,850.00', 'November 4, 2026');
    expect(await secondLook([blank(900, 1200)], reading, engine)).toEqual({
      number: null,
      amount: null,
      dates: [null],
    });
  });

  test('tells what it read otherwise, for the person to decide', async () => {
    const engine = engineSaying('LT-308477-26/BX', '$4,350.00', 'November 9, 2026');
    expect(await secondLook([blank(900, 1200)], reading, engine)).toEqual({
      number: 'LT-308477-26/BX',
      amount: 4350,
      dates: ['2026-11-09'],
    });
  });

  test('raises no doubt by reading nothing', async () => {
    expect(await secondLook([blank(900, 1200)], reading, engineSaying('~', '', ''))).toEqual({
      number: null,
      amount: null,
      dates: [null],
    });
  });
});

describe('the size of a picture is known before it is unpacked', () => {
  test('of a PNG', () => {
    const png = new Uint8Array(33);
    const view = new DataView(png.buffer);
    view.setUint32(0, 0x89_50_4e_47);
    view.setUint32(16, 30_000);
    view.setUint32(20, 20_000);
    expect(pixelsOf(png)).toBe(600_000_000);
  });

  test('of a JPEG, behind other parts', () => {
    const jpeg = Uint8Array.of(
      0xff,
      0xd8,
      0xff,
      0xe0,
      0,
      4,
      1,
      2,
      0xff,
      0xc0,
      0,
      17,
      8,
      0x10,
      0,
      0x20,
      0,
      3,
      0,
      0,
      0,
      0,
    );
    expect(pixelsOf(jpeg)).toBe(0x1000 * 0x2000);
  });

  test('and unknown for anything else', () => {
    expect(pixelsOf(Uint8Array.of(1, 2, 3))).toBeNull();
    expect(pixelsOf(Uint8Array.of(0xff, 0xd8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toBeNull();
  });
});
