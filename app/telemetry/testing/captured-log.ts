import { vi } from 'vitest';

/** A line of the log as the portal wrote it. */
export type LogLine = Record<string, unknown> & { level: string; event: string };

/** Takes over what the portal logs until `release`; `lines` are those written so far. */
export function captureLog(): { lines: LogLine[]; text(): string; release(): void } {
  const lines: LogLine[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((written) => {
    for (const line of String(written)
      .split('\n')
      .filter((part) => part.startsWith('{')))
      lines.push(JSON.parse(line));
    return true;
  });
  return { lines, text: () => JSON.stringify(lines), release: () => spy.mockRestore() };
}
