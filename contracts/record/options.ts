import { parseArgs } from 'node:util';

export const USAGE =
  'npm run record -- --api URL [--port 4300] [--journey] | --har FILE [--api URL]  [--output FOLDER] [--known-as NAME]';

export interface RecordOptions {
  api: string | null;
  har: string | null;
  port: number;
  isJourney: boolean;
  folder: string;
  knownAs: string | null;
}

export function parseOptions(args: string[]): RecordOptions {
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
    throw new Error(`${api} is not an http(s) URL.`);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${values.port} is not a port.`);
  const knownAs = values['known-as']?.trim() ?? null;
  if (knownAs === '') throw new Error('--known-as needs the name of the lending API.');
  return { api, har, port, isJourney, folder, knownAs };
}
