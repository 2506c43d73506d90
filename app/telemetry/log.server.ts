import { createHmac } from 'node:crypto';
import { hostname } from 'node:os';
import { pino } from 'pino';
import { settings } from '~/settings/settings.server';
import { type LogFields, pickAllowedFields } from './log-fields';
import { getRequestContext } from './span.server';

export const LOG_EVENTS = {
  'server-started': 'The portal accepts requests',
  'server-stopping': 'The portal finishes running requests and then stops',
  'listen-failed': 'The portal cannot listen on its port',
  'assets-not-shared': 'The portal cannot start: ASSETS_DIR is not writable',
  'assets-not-removed': 'Cannot remove files of old builds from ASSETS_DIR',
  'assets-not-stored': 'Cannot pass on files of a build through the session store',
  crashed: 'An uncaught error ended the portal',
  request: 'A request was answered',
  'request-failed': 'A request failed outside a page',
  'page-failed': 'A loader or an action failed',
  'render-failed': 'An optional part of a page failed',
  'library-message': 'A library wrote to the console',
  'api-call': 'A call of the lending API has ended',
  'api-answer-breaks-contract': 'A response of the lending API violates the contract',
  'api-answer-tolerated': 'A response of the lending API deviates from the contract and was accepted',
  'configuration-unreadable': 'The configuration of a partner could not be read',
  'configuration-not-kept': 'The configuration of a partner could not be stored',
  'configuration-incomplete':
    'The configuration of a partner lacks a list that an application needs (DYN-11)',
  'feature-malformed': 'A feature of the configuration is malformed and left at its default',
  'theme-corrected': 'A colour of the partner was changed so that text stays readable',
  'form-unreadable': 'A configured form cannot be shown (DYN-11)',
  'form-finding': 'A configured form contains unsupported settings (DYN-11)',
  login: 'Login attempt',
  logout: 'Logout attempt',
  'account-made': 'Registration attempt',
  'password-set': 'Attempt to set a password',
  'access-refused': 'The lending API refused access',
  'proxy-not-trusted': 'Forwarded headers were ignored: TRUSTED_PROXIES does not list the sender',
  'control-refused': 'A request or response that bypasses a security control was refused',
  'request-refused': 'Requests above the limits for addresses, headers or bodies were refused',
  'file-transfer-failed': 'The file of a document could not be sent to or read from its host',
  'archive-incomplete': 'Files are missing from an archive of documents',
  'rate-limit-reached': 'A rate limit was reached',
  'store-not-opened': 'The portal cannot start: it cannot open the session store in DATA_DIR',
  'store-damaged':
    'The portal cannot start: sessions/data.mdb in DATA_DIR is damaged. Restore or delete the folder sessions',
  'store-unreachable': 'The session store does not answer',
  'store-recovered': 'The session store answers again',
  'store-refused': 'The session store refused a command',
  'store-is-sentinel': 'SESSION_STORE_URL names a Sentinel: write redis+sentinel://host1,host2/name',
  'store-is-cluster-node': 'SESSION_STORE_URL names a node of a cluster: write redis+cluster://host1,host2',
  'store-is-replica': 'SESSION_STORE_URL names a replica, which refuses writes: name the primary',
  'store-lacks-database':
    'SESSION_STORE_URL names a database that the server does not have: end it with /0 or a smaller number',
  'store-may-lose-writes':
    'A failover of the session store may lose confirmed input: set SESSION_STORE_REPLICAS to 1',
  'store-not-replicated': 'Too few replicas confirm writes (SESSION_STORE_REPLICAS): forms are refused',
  'store-unreadable': 'A record of another build cannot be read and is left unchanged',
  'store-empty': 'Redis has no data of the portal: this is the first start, or Redis lost its data',
  'store-not-persistent':
    'Redis stores sessions in memory only: a restart logs users out and loses unsent forms',
  'store-lost-data': 'Redis restarted without its data: users are logged out and unsent forms are lost',
} as const;

export type EventName = keyof typeof LOG_EVENTS;

const LINE = { time: '', level: '', event: '', msg: '', instance: '' };

export function formatLogLine(json: string): string {
  const line: Record<string, unknown> = JSON.parse(json);
  const otherFields = Object.entries(line)
    .filter(([member]) => !(member in LINE))
    .map(([member, value]) => `${member}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const clock = String(line.time).slice(11, 19);
  return `${[clock, String(line.level).padEnd(5), line.msg, ...otherFields].join(' ')}\n`;
}

/** Synchronous, so that nothing is lost at process exit. */
const output = {
  write(line: string) {
    process.stdout.write(settings.logFormat === 'text' ? formatLogLine(line) : line);
  },
};

const logger = pino(
  {
    level: settings.logLevel,
    base: { instance: `${hostname()}:${process.pid}` },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const request = getRequestContext();
      return request ? { requestId: request.id } : {};
    },
  },
  output,
);

const LEVELS = ['error', 'warn', 'info', 'debug'] as const;

type Write = (event: EventName, fields?: LogFields) => void;

const createWriter =
  (level: (typeof LEVELS)[number]): Write =>
  (event, fields = {}) =>
    logger[level]({ event, ...pickAllowedFields(fields) }, LOG_EVENTS[event]);

export const log: Readonly<Record<(typeof LEVELS)[number], Write>> = {
  error: createWriter('error'),
  warn: createWriter('warn'),
  info: createWriter('info'),
  debug: createWriter('debug'),
};

const PSEUDONYM_CHARACTERS = 16;

export function pseudonymOf(email: string): string {
  const [secret = ''] = settings.sessionSecrets;
  return createHmac('sha256', secret)
    .update(`log ${email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, PSEUDONYM_CHARACTERS);
}
