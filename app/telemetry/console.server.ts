import { log } from './log.server';

export function takeOverConsole(): void {
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[method] = (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error) ?? new Error('said by a library');
      log.warn('library-message', { error });
    };
  }
}
