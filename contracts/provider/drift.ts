import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { z } from 'zod';

export interface Drift {
  call: string;
  exchange: string;
  /** "status", a header, or a JSON path such as "$.emailVerified". */
  field: string;
  expected: string;
  got: string;
}

export function describeDrift({ call, exchange, field, expected, got }: Drift): string {
  return `${call} (${exchange}): ${field} expected ${expected}, got ${got}`;
}

const jsonText = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? value : JSON.stringify(value)));

const mismatch = z.object({
  type: z.string(),
  mismatch: z.string(),
  path: z.string().optional(),
  key: z.string().optional(),
  expected: jsonText,
  actual: jsonText,
});

const reportSchema = z.object({
  errors: z.array(
    z.object({
      interaction: z.string(),
      mismatch: z.object({ mismatches: z.array(mismatch).optional(), message: z.string().optional() }),
    }),
  ),
});

export function readDrifts(verifierReport: string): Drift[] {
  return reportSchema
    .parse(JSON.parse(verifierReport))
    .errors.flatMap(({ interaction, mismatch: failure }) => {
      const exchange = interaction.replace(/^.* - /, '');
      const declaredCall = findCallOfExchange(exchange);
      const call = declaredCall ? callNameOf(declaredCall) : exchange;
      if (!failure.mismatches) {
        return [
          { call, exchange, field: 'the request', expected: 'an answer', got: failure.message ?? 'none' },
        ];
      }
      return failure.mismatches.flatMap((entry) =>
        findFieldDifferences(entry).map((difference) => ({ call, exchange, ...difference })),
      );
    });
}

export function findCallOfExchange(exchange: string): Call | undefined {
  const name = exchange.split(' ', 1)[0] ?? '';
  return Object.values<Call>(CALLS).find((call) => call.name === name);
}

export const callNameOf = ({ method, path }: Call) => `${method} ${path}`;

type FieldDifference = Pick<Drift, 'field' | 'expected' | 'got'>;

function findFieldDifferences(entry: z.output<typeof mismatch>): FieldDifference[] {
  const { expected, actual: got } = entry;
  const missingKeyList = /missing the following keys: (.+)$/.exec(entry.mismatch)?.[1];
  if (missingKeyList) {
    return missingKeyList.split(', ').map((member) => ({
      field: `${entry.path}.${member}`,
      expected: 'a value',
      got: 'nothing',
    }));
  }
  switch (entry.type) {
    case 'StatusMismatch':
      return [{ field: 'status', expected, got }];
    case 'BodyTypeMismatch':
      return [{ field: 'content type', expected, got }];
    case 'HeaderMismatch':
      // Pact reports a wrong content type again for the body.
      return entry.key === 'Content-Type'
        ? []
        : [{ field: `header ${entry.key}`, expected, got: got || 'nothing' }];
    default:
      return [{ field: entry.path ?? '$', expected, got }];
  }
}
