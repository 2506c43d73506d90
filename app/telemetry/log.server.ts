import { hostname } from 'node:os';
import { pino } from 'pino';
import { settings } from '~/settings/settings.server';
import { EVENTS, type EventName } from './events';
import { allowedFields, type LogFields } from './log-fields';
import { logText } from './log-text';
import { currentRequest } from './request-context.server';

/** Synchronous, so that nothing is lost at process exit. */
const output = {
  write(line: string) {
    process.stdout.write(settings.logFormat === 'text' ? logText(line) : line);
  },
};

const logger = pino(
  {
    level: settings.logLevel,
    base: { instance: `${hostname()}:${process.pid}` },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.id } : {};
    },
  },
  output,
);

const LEVELS = ['error', 'warn', 'info', 'debug'] as const;

type Write = (event: EventName, fields?: LogFields) => void;

const writer =
  (level: (typeof LEVELS)[number]): Write =>
  (event, fields = {}) =>
    logger[level]({ event, ...allowedFields(fields) }, EVENTS[event]);

/** Closed lists of events and fields, without personal data (see `log-fields.ts`). */
export const log: Readonly<Record<(typeof LEVELS)[number], Write>> = {
  error: writer('error'),
  warn: writer('warn'),
  info: writer('info'),
  debug: writer('debug'),
};
