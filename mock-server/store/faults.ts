import { ERROR_CODES } from 'contracts/api/error-codes';
import { z } from 'zod';

const MALFORMED_BODIES = ['html', 'broken_json', 'wrong_shape', 'empty', 'truncated'] as const;
export type MalformedBody = (typeof MALFORMED_BODIES)[number];

const pointer = z
  .string()
  .max(300)
  .regex(/^(\/|$)/);

/** Follows JSON Patch (RFC 6902). In a path, `*` matches every member. */
const responsePatch = z
  .array(
    z.discriminatedUnion('op', [
      z.strictObject({ op: z.literal('remove'), path: pointer }),
      z.strictObject({ op: z.enum(['add', 'replace']), path: pointer, value: z.json() }),
    ]),
  )
  .min(1)
  .max(50);
export type ResponsePatch = z.infer<typeof responsePatch>;

/**
 * `path` is a contract path (`/user/applications/:id`) or a pattern with `*`. `path` and `method` are optional.
 * `latency_ms` combines with any effect.
 */
export const newFaultSchema = z
  .strictObject({
    method: z
      .string()
      .transform((method) => method.toUpperCase())
      .pipe(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))
      .optional(),
    path: z.string().min(1).max(500).optional(),
    code: z.enum(ERROR_CODES as [(typeof ERROR_CODES)[number]]).optional(),
    field: z.string().max(100).optional(),
    status: z.int().min(400).max(599).optional(),
    latency_ms: z.int().min(0).max(600_000).optional(),
    drop: z.literal(true).optional(),
    /** Executes the call, then replaces its response. */
    after: z.literal(true).optional(),
    body: z.enum(MALFORMED_BODIES).optional(),
    patch: responsePatch.optional(),
    /** Number of affected calls. Unlimited if absent. */
    times: z.int().min(1).optional(),
  })
  .refine(
    ({ code, status, latency_ms, drop, body, patch }) =>
      [code, status, latency_ms, drop, body, patch].some((effect) => effect !== undefined),
    { message: 'needs code, status, latency_ms, drop, body or patch', path: ['code'] },
  )
  .refine(
    ({ drop, body, patch, code, status }) => [drop, body, patch, code ?? status].filter(Boolean).length <= 1,
    {
      message: 'takes only one of code or status, drop, body, and patch',
      path: ['body'],
    },
  );

export const faultSchema = newFaultSchema.safeExtend({ id: z.string() });
export type Fault = z.infer<typeof faultSchema>;

export class Faults {
  #faults: Fault[] = [];

  add(newFault: Fault): Fault {
    // Parsing fixes the order of members, so that a restored snapshot has the same bytes.
    const fault = faultSchema.parse(newFault);
    this.#faults.unshift(fault);
    return fault;
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }

  remove(id: string): boolean {
    const previousCount = this.#faults.length;
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
    return this.#faults.length < previousCount;
  }

  restore(faults: readonly Fault[]): void {
    this.#faults = [...faults];
  }

  /** `contractPath` has parameter names, such as `:id`. */
  takeFault(method: string, path: string, contractPath: string | undefined): Fault | undefined {
    const hit = this.#faults.find(
      (fault) =>
        (fault.method === undefined || fault.method === method) &&
        (fault.path === undefined || fault.path === contractPath || matches(fault.path, path)),
    );
    if (hit?.times === undefined) return hit;
    this.#faults =
      hit.times === 1
        ? this.#faults.filter((fault) => fault !== hit)
        : this.#faults.map((fault) => (fault === hit ? { ...hit, times: Number(hit.times) - 1 } : fault));
    return hit;
  }
}

export function canApplyTo(faultPath: string, contractPath: string): boolean {
  const typed = faultPath.split('/');
  const filled = contractPath
    .split('/')
    .map((segment, index) =>
      segment.startsWith(':') && hasConditionOrEffect(typed[index]) ? typed[index] : segment,
    )
    .join('/');
  return matches(faultPath, contractPath) || matches(faultPath, filled);
}

const hasConditionOrEffect = (segment: string | undefined) =>
  segment !== undefined && segment !== '' && segment !== '*';

function matches(pattern: string, path: string): boolean {
  const [start = '', ...innerParts] = pattern.split('*');
  if (innerParts.length === 0) return pattern === path;
  const end = innerParts.pop() ?? '';
  if (!path.startsWith(start) || !path.endsWith(end) || path.length < start.length + end.length) return false;
  let position = start.length;
  for (const part of innerParts) {
    const index = path.indexOf(part, position);
    if (index === -1) return false;
    position = index + part.length;
  }
  return position <= path.length - end.length;
}
