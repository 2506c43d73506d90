import { z } from 'zod';
import { describeError } from './safe-error';

const count = z.number().nonnegative();
/** Name defined by code or configuration. Excludes spaces and `@`, and so personal names. */
const name = z.string().regex(/^[\w.:-]{1,80}$/);
const pattern = z.string().regex(/^\/[\w/:.*-]{0,200}$/);
const colour = z.string().regex(/^#[\da-f]{3,8}$/i);

const issue = z.object({ path: z.string().regex(/^[\w.]{0,200}$/), code: name });

export type EndedApiCall = z.infer<typeof apiCall>;

const apiCall = z.object({
  call: name,
  method: name,
  path: pattern,
  status: count.optional(),
  outcome: name,
  durationMs: count,
});

/**
 * Before adding a field, make sure it cannot hold typed values, cookies, addresses, e-mails or
 * session ids.
 */
export const LOG_FIELDS = {
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
  form: name,
  who: z.string().regex(/^[\w-]{16}$/),
  factor: name,
  way: name,
  control: name,
  limit: name,
  by: name,
  finding: z.string().transform((text) => text.slice(0, 300)),
  given: colour,
  used: colour,
  why: z.string().max(40),
  issues: z.array(issue).max(20),
  error: z.unknown().transform((thrown) => describeError(thrown)),
} as const satisfies Record<string, z.ZodType>;

export type LogFields = { [Member in keyof typeof LOG_FIELDS]?: z.input<(typeof LOG_FIELDS)[Member]> };

const WITHHELD = '(withheld)';

/** Drops unknown fields and withholds invalid values. */
export function allowedFields(given: LogFields): Record<string, unknown> {
  const allowed: Record<string, unknown> = {};
  for (const [member, value] of Object.entries(given)) {
    if (value === undefined || !isMember(member)) continue;
    const read = LOG_FIELDS[member].safeParse(value);
    allowed[member] = read.success ? read.data : WITHHELD;
  }
  return allowed;
}

function isMember(member: string): member is keyof typeof LOG_FIELDS {
  return Object.hasOwn(LOG_FIELDS, member);
}

export function issuesOf(error: z.ZodError): LogFields['issues'] {
  return error.issues.slice(0, 20).map(({ path, code }) => ({ path: path.map(String).join('.'), code }));
}
