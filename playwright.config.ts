import { defineConfig, devices } from '@playwright/test';
import { E2E_PORT } from './e2e/ports.ts';
import { findChromium } from './scripts/ensure-chromium.ts';

const CI = process.env['CI'] !== undefined;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  outputDir: 'test-results',
  globalTeardown: './e2e/logs.ts',
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every step of every journey costs a third of the whole run.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      // As root, in a closed network, without a graphics card.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec\.ts$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } },
    },
    {
      name: 'phone',
      testMatch: /\.phone\.spec\.ts$/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node e2e/stack.ts',
    url: `http://localhost:${E2E_PORT}/healthz`,
    reuseExistingServer: !CI,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
