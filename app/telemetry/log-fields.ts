import { z } from 'zod';
import { describeError } from './safe-error';

const count = z.number().nonnegative();
/** A name that the project or its configuration gives, never one of a person: no blank, no `@`. */
const name = z.string().regex(/^[\w.:-]{1,80}$/);
/** An address as the site map or the contract writes it: parameters by name. */
const pattern = z.string().regex(/^\/[\w/:.*-]{0,200}$/);
const colour = z.string().regex(/^#[\da-f]{3,8}$/i);

/** Where data breaks its schema, never the data. */
const issue = z.object({ path: z.string().regex(/^[\w.]{0,200}$/), code: name });

/** A call of the lending API that has ended: without a status when no answer came; `outcome` is `ok`, or the kind of the error. */
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
 * Every member a line of the log may have, and what it may hold. A new one is added here after a thought about what can come to stand
 * in it: nothing that a visitor typed, no cookie, no address, no e-mail, no identifier of a session.
 */
export const LOG_FIELDS = {
  port: count,
  status: count,
  durationMs: count,
  bytes: count,
  /** How often, since the event before. */
  times: count,
  method: name,
  /** The route's pattern, as the site map writes it. */
  route: pattern,
  /** Path of a call, as the contract writes it. */
  path: pattern,
  call: name,
  outcome: name,
  apiCalls: z.array(apiCall).max(50),
  /** First label of the host, which names the deployment. */
  partner: name,
  /** Outcomes of the two calls that a configuration is made of. */
  featuresCall: name,
  partnerCall: name,
  feature: name,
  /** Which member of a configuration. */
  member: name,
  form: name,
  /** An account by a name that only tells it from others, see `pseudonym.server.ts`. */
  who: z.string().regex(/^[\w-]{16}$/),
  /** What somebody logged in with. */
  factor: name,
  /** Where a password was set. */
  way: name,
  /** Which control of security refused something. */
  control: name,
  /** Action of a rate limit, and the key that it counts. */
  limit: name,
  by: name,
  /** A sentence about the configuration of a form, made of what its author wrote. */
  finding: z.string().transform((text) => text.slice(0, 300)),
  given: colour,
  used: colour,
  why: z.string().max(40),
  issues: z.array(issue).max(20),
  error: z.unknown().transform((thrown) => describeError(thrown)),
} as const satisfies Record<string, z.ZodType>;

/** Members that a line may be written with. */
export type LogFields = { [Member in keyof typeof LOG_FIELDS]?: z.input<(typeof LOG_FIELDS)[Member]> };

/** In place of a value that its member may not hold. */
const WITHHELD = '(withheld)';

/** The allowed members of a line, each with what it may hold; everything else is left out. */
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

/** Where data breaks its schema, in words that hold nothing of the data. */
export function issuesOf(error: z.ZodError): LogFields['issues'] {
  return error.issues.slice(0, 20).map(({ path, code }) => ({ path: path.map(String).join('.'), code }));
}
