import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onLiveNews } from './live-news.ts';

/** A connection that the test speaks through. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

const open = () => FakeSource.opened.filter(({ readyState }) => readyState !== FakeSource.CLOSED);

beforeEach(() => {
  FakeSource.opened = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('several listeners of one browser share a connection, and each hears', async () => {
  const heard = [vi.fn(), vi.fn()];
  const stops = heard.map((listener) => onLiveNews(listener));
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  open()[0]!.dispatchEvent(new Event('leads'));
  await vi.waitFor(() => heard.forEach((listener) => expect(listener).toHaveBeenCalledTimes(1)));
  stops.forEach((stop) => stop());
});

test('when the one that holds the connection goes, the next takes over', async () => {
  const stayed = vi.fn();
  const leave = onLiveNews(vi.fn());
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  const stop = onLiveNews(stayed);
  leave();
  await vi.waitFor(() => expect(FakeSource.opened).toHaveLength(2));
  expect(open()).toHaveLength(1);
  open()[0]!.dispatchEvent(new Event('leads'));
  expect(stayed).toHaveBeenCalledTimes(1);
  stop();
  await vi.waitFor(() => expect(open()).toHaveLength(0));
});

test('a refused connection is tried again later', async () => {
  const stop = onLiveNews(vi.fn());
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  vi.useFakeTimers();
  open()[0]!.close();
  FakeSource.opened[0]!.dispatchEvent(new Event('error'));
  expect(open()).toHaveLength(0);
  vi.advanceTimersByTime(10_000);
  expect(open()).toHaveLength(1);
  stop();
});
