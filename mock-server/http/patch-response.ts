import type { ResponsePatch } from '../store/faults';

interface MemberPlace {
  holder: object;
  name: string;
}

export function patchResponse(text: string, patch: ResponsePatch): string {
  const document = parsed(text);
  if (document === undefined) return text;
  for (const operation of patch) {
    for (const place of findPlaces(document, segmentsOf(operation.path))) applyOperation(place, operation);
  }
  return JSON.stringify(document);
}

function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function findPlaces(parent: unknown, [name, ...remainingPath]: string[]): MemberPlace[] {
  if (name === undefined || typeof parent !== 'object' || parent === null) return [];
  const names = name === '*' ? Object.keys(parent) : [name];
  if (remainingPath.length === 0) return names.map((member) => ({ holder: parent, name: member }));
  return names.flatMap((member) =>
    Object.hasOwn(parent, member) ? findPlaces(Reflect.get(parent, member), remainingPath) : [],
  );
}

function applyOperation({ holder, name }: MemberPlace, operation: ResponsePatch[number]): void {
  const isPresent = Object.hasOwn(holder, name);
  if (operation.op === 'add' && !isPresent && !Array.isArray(holder))
    defineMember(holder, name, operation.value);
  if (operation.op === 'replace' && isPresent) defineMember(holder, name, operation.value);
  if (operation.op !== 'remove' || !isPresent) return;
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
