import { parseArgs } from 'node:util';

/** How the command is written. */
export const USAGE =
  'npm run record -- --api URL [--port 4300] [--journey] | --har FILE [--api URL]  [--output FOLDER] [--known-as NAME]';

/** What somebody wants recorded. */
export interface Wish {
  /** Address of the lending API; null for the likeliest of an archive. */
  api: string | null;
  /** File of an HTTP Archive; null to listen. */
  har: string | null;
  port: number;
  /** Whether the journey of comparisons is driven in the place of a portal. */
  isJourney: boolean;
  folder: string;
  /** Name under which the examples are taken over; null for not at all. */
  knownAs: string | null;
}

/** Reads the arguments of the command. @throws Error in words, when it is used wrongly */
export function wishOf(args: string[]): Wish {
  const { values } = parseArgs({
    args,
    options: {
      api: { type: 'string' },
      har: { type: 'string' },
      port: { type: 'string', default: '4300' },
      journey: { type: 'boolean', default: false },
      output: { type: 'string', default: '.reports/record' },
      'known-as': { type: 'string' },
    },
  });
  const { api = null, har = null, journey: isJourney, output: folder } = values;
  if (api === null && har === null) throw new Error('A lending API or an HTTP Archive is needed.');
  if (api !== null && !(URL.canParse(api) && /^https?:$/.test(new URL(api).protocol))) {
    throw new Error(`${api} is no web address.`);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${values.port} is no port.`);
  const knownAs = values['known-as']?.trim() ?? null;
  if (knownAs === '') throw new Error('--known-as needs the name of the lending API.');
  return { api, har, port, isJourney, folder, knownAs };
}
