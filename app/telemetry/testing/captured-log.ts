import { vi } from 'vitest';

export type LogLine = Record<string, unknown> & { level: string; event: string };

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
