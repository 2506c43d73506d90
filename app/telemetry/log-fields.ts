import { z } from 'zod';

interface SafeError {
  name: string;
  code?: string;
  message?: string;
  stack?: string[];
  cause?: SafeError;
}

const MAX_CAUSES = 3;
const MAX_FRAMES = 15;

const ERROR_NAME = /^[A-Z]\w{0,60}$/;
const ERROR_CODE = /^[A-Z][A-Z0-9_]{1,60}$/;

/** These messages contain no values. Other messages may quote input. */
const SAFE_MESSAGES = [
  /^Cannot (read|set) properties of (undefined|null)( \((reading|setting) '[\w$]{1,40}'\))?$/,
  /^[\w$.]{1,60} is not (a function|a constructor|defined|iterable)$/,
  /^(connect|read|write|listen|bind|accept|open) E[A-Z]{2,20}( (\d{1,3}(\.\d{1,3}){3}|[\da-f:]{2,39}):\d{1,5})?$/,
  /^(fetch failed|socket hang up|terminated|other side closed|Body Timeout Error|Headers Timeout Error)$/,
  /^(self-signed certificate( in certificate chain)?|unable to (verify the first certificate|get (local )?issuer certificate)|certificate has expired)$/,
  /^(Command timed out|Connection is closed\.)$/,
  /^(This operation was aborted|The operation was aborted( due to timeout)?)$/,
];

const STACK_FRAME =
  /^\s+at (?:(.+?) \()?(?:file:\/\/)?\/(?:[^():]*\/)?((?:app|build\/server|contracts|mock-server)\/[^():?]+)(?:\?[^():]*)?(:\d+:\d+)\)?$/;

/** Omits typed values, cookies, addresses and store commands. */
export function describeError(thrown: unknown, causes = MAX_CAUSES): SafeError {
  if (!(thrown instanceof Error)) return { name: 'NotAnError' };
  const name = ERROR_NAME.test(thrown.name) ? thrown.name : 'Error';
  const code = codeOf(thrown);
  const message = SAFE_MESSAGES.some((safeMessage) => safeMessage.test(thrown.message))
    ? thrown.message
    : undefined;
  const stack = ownFrames(thrown.stack ?? '');
  const cause = thrown.cause === undefined || causes === 0 ? null : describeError(thrown.cause, causes - 1);
  return {
    name,
    ...(code && { code }),
    ...(message && { message }),
    ...(stack.length > 0 && { stack }),
    ...(cause && { cause }),
  };
}

/** Redis messages begin with the code. Before 7.0, a script's error begins with its line. */
const REPLY_CODE =
  /^(?:ERR Error running script \(call to f_[\da-f]+\): (?:@user_script: ?\d+: )*-)?([A-Z]+) /;

function codeOf(error: Error & { code?: unknown }): string | undefined {
  const rawCode = error.name === 'ReplyError' ? REPLY_CODE.exec(error.message)?.[1] : error.code;
  return typeof rawCode === 'string' && ERROR_CODE.test(rawCode) ? rawCode : undefined;
}

/** A refused certificate causes a second error, which ioredis does not handle. */
export const isLateTlsAlert = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^ERR_SSL_(?:SSL|TLS)V\d+_ALERT_/.test(error.code);

function ownFrames(stack: string): string[] {
  const frames: string[] = [];
  for (const line of stack.split('\n')) {
    const [, name, file, position] = STACK_FRAME.exec(line) ?? [];
    if (file === undefined || line.includes('/node_modules/')) continue;
    frames.push(`${name === undefined ? '' : `${name} `}${file}${position}`);
  }
  return frames.slice(0, MAX_FRAMES);
}

const count = z.number().nonnegative();
/** Excludes spaces and `@`, and so personal names. */
const name = z.string().regex(/^[\w.:-]{1,80}$/);
const pattern = z.string().regex(/^\/[\w/:.*-]{0,200}$/);
const colour = z.string().regex(/^#[\da-f]{3,8}$/i);

const memberPath = z.string().regex(/^[\w.[\]()*]{0,200}$/);

const issue = z.object({ path: memberPath, code: name });

export type EndedApiCall = z.infer<typeof apiCall>;

const apiCall = z.object({
  call: name,
  method: name,
  path: pattern,
  status: count.optional(),
  outcome: name,
  durationMs: count,
});

/** New fields must not contain typed values, cookies, addresses, e-mails or session ids. */
const LOG_FIELDS = {
  port: count,
  status: count,
  durationMs: count,
  bytes: count,
  times: count,
  method: name,
  route: pattern,
  path: pattern,
  call: name,
  outcome: name,
  apiCalls: z.array(apiCall).max(50),
  partner: name,
  featuresCall: name,
  partnerCall: name,
  feature: name,
  member: name,
  kind: name,
  at: memberPath,
  form: name,
  who: z.string().regex(/^[\w-]{16}$/),
  factor: name,
  way: name,
  control: name,
  limit: name,
  setting: name,
  host: z.string().regex(/^[\w.:[\]-]{1,260}$/),
  by: name,
  finding: z.string().transform((text) => text.slice(0, 300)),
  given: colour,
  used: colour,
  why: z.string().max(40),
  issues: z.array(issue).max(20),
  error: z.unknown().transform((thrown) => describeError(thrown)),
} as const satisfies Record<string, z.ZodType>;

export type LogFields = { [Member in keyof typeof LOG_FIELDS]?: z.input<(typeof LOG_FIELDS)[Member]> };

const WITHHELD_VALUE = '(withheld)';

/** Drops unknown fields and withholds invalid values. */
export function pickAllowedFields(fields: LogFields): Record<string, unknown> {
  const allowedFields: Record<string, unknown> = {};
  for (const [member, value] of Object.entries(fields)) {
    if (value === undefined || !isMember(member)) continue;
    const parsedField = LOG_FIELDS[member].safeParse(value);
    allowedFields[member] = parsedField.success ? parsedField.data : WITHHELD_VALUE;
  }
  return allowedFields;
}

function isMember(member: string): member is keyof typeof LOG_FIELDS {
  return Object.hasOwn(LOG_FIELDS, member);
}

export function toLoggedIssues(error: z.ZodError): LogFields['issues'] {
  return error.issues.slice(0, 20).map(({ path, code }) => ({ path: path.map(String).join('.'), code }));
}
