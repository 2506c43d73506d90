/** The parts of an error that a log may contain. */
export interface SafeError {
  name: string;
  code?: string;
  /** Only when it is known to hold no value. */
  message?: string;
  /** Frames in the portal's own files: function, file from the project's folder on, line and column. */
  stack?: string[];
  cause?: SafeError;
}

/** Causes of causes beyond this are left out. */
const MAX_CAUSES = 3;
const MAX_FRAMES = 15;

const NAME = /^[A-Z]\w{0,60}$/;
const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;

/** Messages without values a visitor gave or addresses with tokens. All others may hold some: libraries quote what they could not read. */
const SAFE_MESSAGES = [
  /^Cannot (read|set) properties of (undefined|null)( \((reading|setting) '[\w$]{1,40}'\))?$/,
  /^[\w$.]{1,60} is not (a function|a constructor|defined|iterable)$/,
  /^(connect|read|write|listen|bind|accept|open) E[A-Z]{2,20}( (\d{1,3}(\.\d{1,3}){3}|[\da-f:]{2,39}):\d{1,5})?$/,
  /^(fetch failed|socket hang up|terminated|other side closed|Body Timeout Error|Headers Timeout Error)$/,
  /^(self-signed certificate( in certificate chain)?|unable to (verify the first certificate|get (local )?issuer certificate)|certificate has expired)$/,
  /^(Command timed out|Connection is closed\.)$/,
  /^(This operation was aborted|The operation was aborted( due to timeout)?)$/,
];

/** `at name (file:///anywhere/app/file.ts:1:2)`, with the parts that are told as groups. */
const FRAME =
  /^\s+at (?:(.+?) \()?(?:file:\/\/)?\/(?:[^():]*\/)?((?:app|build\/server|contracts|mock-server)\/[^():?]+)(?:\?[^():]*)?(:\d+:\d+)\)?$/;

/** Describes what was thrown by allow-list, without anything typed, cookies, addresses or store commands. */
export function describeError(thrown: unknown, causes = MAX_CAUSES): SafeError {
  if (!(thrown instanceof Error)) return { name: 'NotAnError' };
  const name = NAME.test(thrown.name) ? thrown.name : 'Error';
  const code = codeOf(thrown);
  const message = SAFE_MESSAGES.some((safe) => safe.test(thrown.message)) ? thrown.message : undefined;
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

/** The code of a system error; the store's client writes its own as the first word of the message. */
function codeOf(error: Error & { code?: unknown }): string | undefined {
  const given = error.name === 'ReplyError' ? error.message.split(' ')[0] : error.code;
  return typeof given === 'string' && CODE.test(given) ? given : undefined;
}

function ownFrames(stack: string): string[] {
  const frames: string[] = [];
  for (const line of stack.split('\n')) {
    const [, name, file, place] = FRAME.exec(line) ?? [];
    if (file === undefined || line.includes('/node_modules/')) continue;
    frames.push(`${name === undefined ? '' : `${name} `}${file}${place}`);
  }
  return frames.slice(0, MAX_FRAMES);
}
