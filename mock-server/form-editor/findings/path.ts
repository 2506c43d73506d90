import { type Draft, type FieldAddress, listPurposes } from '../draft/draft';

export type FindingPath = readonly (string | number)[];

export function parseFindingPath(text: string): FindingPath {
  const parts: (string | number)[] = [];
  const pattern = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/gy;
  let position = 0;
  while (position < text.length) {
    if (text[position] === '.') position += 1;
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match === null) return parts;
    const [, index, quotedKey, name] = match;
    if (index !== undefined) parts.push(Number(index));
    else if (quotedKey !== undefined) parts.push(String(JSON.parse(quotedKey)));
    else if (name !== undefined) parts.push(name);
    position = pattern.lastIndex;
  }
  return parts;
}

/** Sorts in document order. */
export function comparePaths(left: FindingPath, right: FindingPath): number {
  for (const [index, part] of left.entries()) {
    const counterpart = right[index];
    if (counterpart === undefined) return 1;
    if (part === counterpart) continue;
    if (typeof part === 'number' && typeof counterpart === 'number') return part - counterpart;
    return String(part) < String(counterpart) ? -1 : 1;
  }
  return left.length - right.length;
}

export function readValueAt(document: unknown, path: FindingPath): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    document,
  );
}

/** The value undefined removes the member or entry. */
export function setValueAt(document: unknown, path: FindingPath, value: unknown): unknown {
  const [part, ...remainingPath] = path;
  if (part === undefined) return value;
  if (Array.isArray(document)) {
    const index = Number(part);
    if (remainingPath.length === 0 && value === undefined) return document.toSpliced(index, 1);
    return document.with(index, setValueAt(document[index], remainingPath, value));
  }
  if (typeof document !== 'object' || document === null) return document;
  const members = document as Record<string, unknown>;
  if (remainingPath.length === 0 && value === undefined) {
    const { [part]: _, ...otherMembers } = members;
    return otherMembers;
  }
  return { ...members, [part]: setValueAt(members[part], remainingPath, value) };
}

export type FormPartAddress = { readonly purpose: number } & Partial<Pick<FieldAddress, 'step' | 'field'>>;

/** Null if the finding concerns no purpose. */
export function locateFinding(draft: Draft, text: string): FormPartAddress | null {
  const path = parseFindingPath(text);
  const [document, list, index, member, position] = path;
  if (document === 'ui_config') {
    const [, , , purpose, steps, step, fields, field] = path;
    if (typeof purpose !== 'number') return null;
    if (steps !== 'steps' || typeof step !== 'number') return { purpose };
    return fields === 'fields' && typeof field === 'number' ? { purpose, step, field } : { purpose, step };
  }
  if (document !== 'definitions' || typeof index !== 'number') return null;
  if (list === 'fields') return placeOfField(draft, draft.definitions.fields[index]?.id);
  const purpose = draft.definitions.loan_purposes[index];
  if (member === 'fields' && typeof position === 'number') {
    const place = placeOfField(draft, purpose?.fields[position], purpose?.name);
    if (place) return place;
  }
  const purposeIndex = listPurposes(draft).findIndex(({ name }) => name === purpose?.name);
  return purposeIndex < 0 ? null : { purpose: purposeIndex };
}

function placeOfField(draft: Draft, id: string | undefined, name?: string): FieldAddress | null {
  for (const [purpose, { name: purposeName, steps }] of listPurposes(draft).entries()) {
    if (name !== undefined && purposeName !== name) continue;
    for (const [step, { fields }] of steps.entries()) {
      const field = fields.findIndex((candidate) => candidate.id === id);
      if (field >= 0) return { purpose, step, field };
    }
  }
  return null;
}

export function isSameSubject(left: FormPartAddress, right: FormPartAddress): boolean {
  return left.purpose === right.purpose && left.step === right.step && left.field === right.field;
}
