import { existsSync, readFileSync, statSync } from 'node:fs';
import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { type Fidelity, readFidelity } from 'contracts/fidelity/fidelity';
import { AGREED_PACT_FILE } from 'contracts/pact/pact-file';
import { z } from 'zod';

const part = z.object({
  headers: z.record(z.string(), z.array(z.string())).optional(),
  body: z.object({ content: z.unknown() }).optional(),
});

const exchange = z.object({
  description: z.string(),
  providerStates: z.array(z.object({ name: z.string() })).optional(),
  request: part.extend({
    method: z.string(),
    path: z.string(),
    query: z.record(z.string(), z.array(z.string())).optional(),
  }),
  response: part.extend({ status: z.number() }),
});

export type Exchange = z.output<typeof exchange>;

export interface VerificationResult {
  provider: string;
  verifiedAt: string;
  differences: readonly string[];
}

export interface CallDoc {
  call: Call;
  exchanges: readonly Exchange[];
  verifications: readonly VerificationResult[];
  fidelity: Fidelity;
}

const pact = z.object({ interactions: z.array(exchange) });

export function readContracts(reports: string): CallDoc[] {
  const { interactions } = pact.parse(JSON.parse(readFileSync(AGREED_PACT_FILE, 'utf8')));
  const verifications = readVerifications(reports);
  const fidelity = readFidelity();
  return Object.values<Call>(CALLS).map((call) => ({
    call,
    exchanges: interactions.filter(({ description }) => description.split(' ', 1)[0] === call.name),
    verifications: verifications.flatMap((verification) => verification.resultOf(call.name) ?? []),
    fidelity: fidelity[call.name] ?? { state: 'assumed' },
  }));
}

interface Verification {
  resultOf: (call: string) => VerificationResult | null;
}

const report = z.object({
  address: z.string(),
  unreachable: z.string().optional(),
  causes: z.array(z.object({ drift: z.object({ exchange: z.string(), field: z.string() }) })),
  drifts: z.array(
    z.object({ exchange: z.string(), field: z.string(), expected: z.string(), got: z.string() }),
  ),
  unprepared: z.array(z.object({ reason: z.string(), exchanges: z.array(z.string()) })),
  notOffered: z.array(z.object({ call: z.string() })),
});

const tests = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), startTime: z.number() })),
});

export function readVerifications(reports: string): Verification[] {
  return [
    ...readApiVerifications(`${reports}/contracts/report.json`),
    ...readTestVerifications(`${reports}/contracts.json`),
  ];
}

function readApiVerifications(file: string): Verification[] {
  if (!existsSync(file)) return [];
  const { address, unreachable, causes, drifts, unprepared, notOffered } = report.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  if (unreachable !== undefined) return [];
  const verifiedAt = statSync(file).mtime.toISOString();
  const isOf = (call: string) => (name: string) => name.split(' ', 1)[0] === call;
  return [
    {
      resultOf: (call) => {
        if (notOffered.some((each) => each.call === call)) return null;
        const differences = [
          ...causes.map(({ drift }) => ({ of: drift.exchange, text: `${drift.exchange}: ${drift.field}` })),
          ...drifts.map(({ exchange, field, expected, got }) => ({
            of: exchange,
            text: `${exchange}: ${field} expected ${expected}, got ${got}`,
          })),
          ...unprepared.flatMap(({ reason, exchanges }) =>
            exchanges.map((exchange) => ({ of: exchange, text: `${exchange} was not prepared: ${reason}` })),
          ),
        ];
        const callDifferences = differences
          .filter((difference) => isOf(call)(difference.of))
          .map(({ text }) => text);
        return { provider: address, verifiedAt, differences: callDifferences };
      },
    },
  ];
}

// `offered` lists the calls that the API supports; null means all.
const VERIFYING_TESTS = [
  { file: 'contracts/provider/simulator.test.ts', provider: 'the simulator', offered: null },
  {
    file: 'contracts/provider/second-api.test.ts',
    provider: 'the second lending API',
    offered: 'contracts/provider/second-api/offered.json',
  },
];

export const namedFiles = VERIFYING_TESTS.flatMap(({ file, offered }) => [
  file,
  ...(offered ? [offered] : []),
]);

function readTestVerifications(file: string): Verification[] {
  if (!existsSync(file)) return [];
  const { testResults } = tests.parse(JSON.parse(readFileSync(file, 'utf8')));
  return VERIFYING_TESTS.flatMap(({ file: test, provider, offered }) => {
    const result = testResults.find(({ name }) => name.endsWith(test));
    if (!result) return [];
    const calls = offered && z.array(z.string()).parse(JSON.parse(readFileSync(offered, 'utf8')));
    const verifiedAt = new Date(result.startTime).toISOString();
    const differences = result.status === 'passed' ? [] : [`${test} failed: see its output`];
    return [
      { resultOf: (call) => (!calls || calls.includes(call) ? { provider, verifiedAt, differences } : null) },
    ];
  });
}
