import { pino } from 'pino';

/** To the standard error: the standard output is for whoever started the simulator. */
const logger = pino(
  { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
  { write: (line) => void process.stderr.write(line) },
);

/** Frames in the simulator's own files. */
const OWN_FRAME =
  /^\s+at (?:(.+?) \()?(?:file:\/\/)?\/(?:[^():]*\/)?((?:mock-server|contracts|fixtures)\/[^():?]+:\d+:\d+)\)?$/;

/** An answer of a handler that breaks the contract; tells where, never what stands there. */
export class ContractBreach extends Error {
  override name = 'ContractBreach';

  constructor(readonly paths: readonly string[]) {
    super('the answer breaks the contract');
  }
}

/**
 * Logs that something of the simulator has failed: by the error's name and the simulator's own frames. Its message is left out, as it may
 * quote what a visitor typed.
 * @param what a call of the contract, or the part that failed
 */
export function logFailure(what: string, error: unknown): void {
  const name = error instanceof Error ? error.name : 'NotAnError';
  const stack = error instanceof Error ? ownFrames(error.stack ?? '') : [];
  const breach = error instanceof ContractBreach ? { breach: error.paths } : {};
  logger.error({ what, error: { name, ...breach, stack } }, 'The simulator failed');
}

function ownFrames(stack: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const [, name = '', place] = OWN_FRAME.exec(line) ?? [];
    return place === undefined || line.includes('/node_modules/') ? [] : [`${name} ${place}`.trim()];
  });
}
