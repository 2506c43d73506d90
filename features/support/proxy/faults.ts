import { z } from 'zod';

export const newFaultSchema = z.strictObject({
  method: z.string().optional(),
  path: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
  status: z.number().optional(),
  latency_ms: z.number().optional(),
  drop: z.literal(true).optional(),
  body: z.enum(['html', 'broken_json', 'wrong_shape', 'empty']).optional(),
  after: z.literal(true).optional(),
  patch: z
    .array(
      z.strictObject({ op: z.enum(['replace', 'remove']), path: z.string(), value: z.unknown().optional() }),
    )
    .optional(),
  times: z.number().optional(),
});
export type Fault = z.infer<typeof newFaultSchema>;

export class Faults {
  #list: (Fault & { remaining: number })[] = [];

  add(fault: Fault): void {
    this.#list.unshift({ ...fault, remaining: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#list = [];
  }

  list(): readonly Fault[] {
    return this.#list;
  }

  take(method: string, path: string): Fault | undefined {
    const matchingFault = this.#list.find(
      (fault) => (fault.method ?? method) === method && matches(fault.path, path),
    );
    if (matchingFault) {
      matchingFault.remaining -= 1;
      this.#list = this.#list.filter(({ remaining }) => remaining > 0);
    }
    return matchingFault;
  }
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const parts = path.split('/');
  return (
    expected.length === parts.length &&
    expected.every((part, index) => part.startsWith(':') || part === '*' || part === parts[index])
  );
}
