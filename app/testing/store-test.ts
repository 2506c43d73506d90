import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { captureLog, type LogLine } from '~/telemetry/testing/captured-log';

export function createTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface StoreLog {
  readonly lines: LogLine[];
  events(): string[];
  listEvents(event: string): LogLine[];
  text(): string;
  clear(): void;
}

export function captureStoreLog(): StoreLog {
  let logged: ReturnType<typeof captureLog>;
  beforeEach(() => {
    logged = captureLog();
  });
  afterEach(() => logged.release());
  return {
    get lines() {
      return logged.lines;
    },
    events: () => logged.lines.map(({ event }) => event),
    listEvents: (event) => logged.lines.filter((line) => line.event === event),
    text: () => logged.text(),
    clear: () => {
      logged.lines.length = 0;
    },
  };
}
