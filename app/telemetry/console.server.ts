import { log } from './log.server';

export function redirectConsoleToLog(): void {
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[method] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error) ?? new Error('written by a library');
      log.warn('library-message', { error });
    };
  }
}
