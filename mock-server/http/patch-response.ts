import type { ResponsePatch } from '../store/faults';

interface Place {
  holder: object;
  name: string;
}

export function patchResponse(text: string, patch: ResponsePatch): string {
  const answer = parsed(text);
  if (answer === undefined) return text;
  for (const operation of patch) {
    for (const place of placesAt(answer, segmentsOf(operation.path))) applyOperation(place, operation);
  }
  return JSON.stringify(answer);
}

function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function placesAt(parent: unknown, [name, ...rest]: string[]): Place[] {
  if (name === undefined || typeof parent !== 'object' || parent === null) return [];
  const names = name === '*' ? Object.keys(parent) : [name];
  if (rest.length === 0) return names.map((each) => ({ holder: parent, name: each }));
  return names.flatMap((each) =>
    Object.hasOwn(parent, each) ? placesAt(Reflect.get(parent, each), rest) : [],
  );
}

function applyOperation({ holder, name }: Place, operation: ResponsePatch[number]): void {
  const isThere = Object.hasOwn(holder, name);
  if (operation.op === 'add' && !isThere && !Array.isArray(holder))
    defineMember(holder, name, operation.value);
  if (operation.op === 'replace' && isThere) defineMember(holder, name, operation.value);
  if (operation.op !== 'remove' || !isThere) return;
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else Reflect.deleteProperty(holder, name);
}

function defineMember(parent: object, name: string, value: unknown): void {
  Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
