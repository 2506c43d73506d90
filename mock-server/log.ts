import { pino } from 'pino';

/** Logs to standard error: standard output belongs to the command. */
const logger = pino(
  { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
  { write: (line) => void process.stderr.write(line) },
);

const OWN_FRAME =
  /^\s+at (?:(.+?) \()?(?:file:\/\/)?\/(?:[^():]*\/)?((?:mock-server|contracts|fixtures)\/[^():?]+:\d+:\d+)\)?$/;

export class ContractBreach extends Error {
  override name = 'ContractBreach';

  constructor(readonly paths: readonly string[]) {
    super('The answer breaks the contract');
  }
}

/** Omits the error's message, which may contain user input. */
export function logFailure(source: string, error: unknown): void {
  const name = error instanceof Error ? error.name : 'NotAnError';
  const stack = error instanceof Error ? listOwnFrames(error.stack ?? '') : [];
  const breach = error instanceof ContractBreach ? { breach: error.paths } : {};
  logger.error({ what: source, error: { name, ...breach, stack } }, 'Simulator error');
}

function listOwnFrames(stack: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const [, name = '', place] = OWN_FRAME.exec(line) ?? [];
    return place === undefined || line.includes('/node_modules/') ? [] : [`${name} ${place}`.trim()];
  });
}
