import type { RecordedResponse } from './recording-proxy';

const CHANGE_KINDS = ['removed', 'other type', 'null', 'renamed value', 'inverted'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number] | 'other status' | 'other content type' | 'no cookie';

export interface BreakingChange {
  /** JSON path such as "$.result[*].created"; empty for the whole response. */
  member: string;
  kind: ChangeKind;
  response: RecordedResponse;
}

export function listBreakingChanges(response: RecordedResponse): BreakingChange[] {
  const members = [...new Set(membersOf(response.body, '$'))];
  return [
    {
      member: '',
      kind: 'other status',
      response: { ...response, status: response.status === 500 ? 503 : 500 },
    },
    ...(response.body === undefined
      ? []
      : [withHeader(response, 'other content type', 'content-type', 'text/html')]),
    ...(response.headers['set-cookie'] ? [withHeader(response, 'no cookie', 'set-cookie')] : []),
    ...members.flatMap((member) =>
      CHANGE_KINDS.flatMap((kind) => {
        const body = structuredClone(response.body);
        return applyChange(body, stepsOf(member), kind)
          ? [{ member, kind, response: { ...response, body } }]
          : [];
      }),
    ),
  ];
}

function withHeader(
  response: RecordedResponse,
  kind: ChangeKind,
  name: string,
  value?: string,
): BreakingChange {
  const { [name]: _, ...otherHeaders } = response.headers;
  return {
    member: '',
    kind,
    response: { ...response, headers: value ? { ...otherHeaders, [name]: value } : otherHeaders },
  };
}

function membersOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => [`${path}[*]`, ...membersOf(entry, `${path}[*]`)]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    `${path}.${name}`,
    ...membersOf(member, `${path}.${name}`),
  ]);
}

const stepsOf = (member: string) => member.match(/\[\*\]|[^.[\]]+/g)?.slice(1) ?? [];

function applyChange(
  target: unknown,
  [step, ...remainingSteps]: readonly string[],
  kind: ChangeKind,
): boolean {
  if (typeof target !== 'object' || target === null || step === undefined) return false;
  const places = step === '[*]' ? Object.keys(target) : step in target ? [step] : [];
  const container: Record<string, unknown> = Object(target);
  const changes = places.map((place) => {
    if (remainingSteps.length > 0) return applyChange(container[place], remainingSteps, kind);
    const brokenMember = breakValue(container[place], kind);
    if (brokenMember === UNBREAKABLE) return false;
    if (brokenMember === undefined) {
      // Clients must accept shorter lists.
      if (step === '[*]') return false;
      delete container[place];
    } else container[place] = brokenMember;
    return true;
  });
  return changes.includes(true);
}

const UNBREAKABLE = Symbol('cannot be broken so');

function breakValue(value: unknown, kind: ChangeKind): unknown {
  switch (kind) {
    case 'removed':
      return undefined;
    case 'null':
      return value === null ? UNBREAKABLE : null;
    case 'inverted':
      return typeof value === 'boolean' ? !value : UNBREAKABLE;
    case 'renamed value':
      if (typeof value === 'string') return `renamed ${value}`;
      return typeof value === 'number' ? -1 - Math.abs(value) : UNBREAKABLE;
    default:
      if (typeof value === 'string') return 7;
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? [] : 'another type';
  }
}
