import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFidelity, updateFidelity, writeFidelity } from '../fidelity/fidelity';
import { AGREED_PACT_FILE } from '../pact/pact-file';
import { createPactSubset, type PactSubset } from './pact-subset';
import {
  createMissingStateHandlerReport,
  createReport,
  createUnreachableReport,
  EXIT_CODES,
  type Report,
} from './report';
import { formatAsJson, formatAsJUnit, formatAsText } from './report-formats';
import { isSimulator } from './simulator-control';
import { findUnreachableReason } from './unreachable-reason';
import { verifyProvider } from './verification';

const USAGE =
  'npm run contracts:verify -- --provider-base-url URL [--state-handler-url URL] [--offered FILE] [--report FOLDER] [--known-as NAME] [--all]';
const WRONG_USE_EXIT_CODE = 2;

const abortController = new AbortController();
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.once(signal, () => {
    abortController.abort();
    process.exit(code);
  });
}

function parseOptions() {
  const { values } = parseArgs({
    options: {
      'provider-base-url': { type: 'string' },
      'state-handler-url': { type: 'string' },
      offered: { type: 'string' },
      report: { type: 'string', default: '.reports/contracts' },
      'known-as': { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const providerBaseUrl = values['provider-base-url'];
  if (!providerBaseUrl) throw new Error('--provider-base-url is missing.');
  for (const url of [providerBaseUrl, values['state-handler-url']]) {
    if (url && (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)))
      throw new Error(`${url} is not an http(s) URL.`);
  }
  return {
    providerBaseUrl,
    stateHandlerUrl: values['state-handler-url'],
    part: createPactSubset(AGREED_PACT_FILE, values.offered),
    folder: values.report,
    knownAs: values['known-as'],
    listsDifferences: values.all,
  };
}

type VerifyOptions = ReturnType<typeof parseOptions>;

async function run({ providerBaseUrl, stateHandlerUrl, part }: VerifyOptions): Promise<Report> {
  const { exchanges, notOffered, pact }: PactSubset = part;
  const reason = await findUnreachableReason(providerBaseUrl);
  if (reason !== undefined) return createUnreachableReport(providerBaseUrl, exchanges, reason);
  if (stateHandlerUrl === undefined && !(await isSimulator(providerBaseUrl))) {
    return createMissingStateHandlerReport(providerBaseUrl, part);
  }
  const findings = await verifyProvider({ pact, providerBaseUrl, stateHandlerUrl }, abortController.signal);
  return createReport(providerBaseUrl, exchanges, findings, notOffered);
}

try {
  const options = parseOptions();
  const report = await run(options).finally(options.part.remove);
  mkdirSync(options.folder, { recursive: true });
  writeFileSync(join(options.folder, 'report.json'), formatAsJson(report));
  writeFileSync(join(options.folder, 'report.xml'), formatAsJUnit(report));
  const { knownAs, part } = options;
  if (knownAs && report.unreachable === undefined && !report.isStateHandlerMissing) {
    const today = new Date().toISOString().slice(0, 10);
    writeFidelity(
      updateFidelity(readFidelity(), report, { testedCalls: part.calls, against: knownAs, on: today }),
    );
  }
  const printReport = report.result === 'kept' ? console.info : console.error;
  printReport(formatAsText(report, options.listsDifferences));
  // exit() would lose buffered output of a pipe.
  process.exitCode = EXIT_CODES[report.result];
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error} ${USAGE}`);
  process.exitCode = WRONG_USE_EXIT_CODE;
}
