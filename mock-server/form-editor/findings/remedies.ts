import type { Finding } from '../../rules/finding';
import { replaceQuotedNumber } from '../../rules/own-form/stale-bound';
import { type FindingPath, parseFindingPath, readValueAt, setValueAt } from './path';

export const REMEDIES = [
  'swap_bounds',
  'quote_bound',
  'take_nearest',
  'fitting_component',
  'drop_check',
  'drop_member',
  'drop_entry',
  'drop_step',
  'drop_default',
  'add_to_step',
  'drop_from_purpose',
] as const;
export type Remedy = (typeof REMEDIES)[number];

/** Returns the best remedy first. Portals can show the document after any of them. */
export function listRemedies({ problem, path: text, values }: Finding): Remedy[] {
  const path = parseFindingPath(text);
  const isAboutCheck = path.includes('validations');
  switch (problem) {
    case 'min_above_max':
      return ['swap_bounds', 'drop_check'];
    case 'error_names_other_bound':
      return values?.limit === undefined ? [] : ['quote_bound'];
    case 'not_offered':
    case 'not_a_standard_field':
      return [
        ...(values?.nearest === undefined ? [] : (['take_nearest'] as const)),
        ...(path.at(-1) === 'component' ? (['fitting_component'] as const) : []),
        ...(isAboutCheck ? (['drop_check'] as const) : []),
      ];
    case 'component_unfit':
    case 'no_choices':
      return ['fitting_component'];
    case 'not_a_pattern':
    case 'pattern_limited':
    case 'check_unfit':
    case 'bound_not_a_number':
    case 'not_a_date':
      return isAboutCheck ? ['drop_check'] : [];
    case 'unknown_member':
      return ['drop_member'];
    case 'reserved_step':
      return ['drop_step'];
    case 'default_not_taken':
      return ['drop_default'];
    case 'never_asked':
      return ['add_to_step', 'drop_from_purpose'];
    case 'not_of_purpose':
      return path.at(-1) === 'id' ? ['drop_entry'] : [];
    case 'twice':
      return isEntryOfList(path) ? ['drop_entry'] : [];
    default:
      return [];
  }
}

function isEntryOfList(path: FindingPath): boolean {
  return typeof path.at(-1) === 'number' || path.at(-1) === 'key' || path.at(-1) === 'id';
}

const COMPONENT_OF_TYPE: Readonly<Record<string, string>> = {
  int: 'number',
  decimal: 'number',
  boolean: 'checkbox',
  date: 'date',
};

/** Changes all places of a repeated finding. Documents may have any shape. */
export function applyRemedy(document: unknown, finding: Finding, remedy: Remedy): unknown {
  const paths = [finding.path, ...(finding.elsewhere ?? [])].map(parseFindingPath);
  // Starts with the last path, because a removal moves later entries.
  return paths.toReversed().reduce((current, path) => remedyAt(current, path, finding, remedy), document);
}

function remedyAt(document: unknown, path: FindingPath, { values }: Finding, remedy: Remedy): unknown {
  switch (remedy) {
    case 'take_nearest':
      return values?.nearest === undefined ? document : setValueAt(document, path, values.nearest);
    case 'fitting_component': {
      const id = readValueAt(document, [...path.slice(0, -1), 'id']);
      return setValueAt(document, path, COMPONENT_OF_TYPE[typeOf(document, id)] ?? 'text');
    }
    case 'swap_bounds':
      return swapBounds(document, path);
    case 'quote_bound': {
      const error = readValueAt(document, path);
      if (typeof error !== 'object' || error === null || values?.limit === undefined) return document;
      // Safe cast: the finding has a limit only for texts by language.
      return setValueAt(
        document,
        path,
        replaceQuotedNumber(error as Record<string, string>, Number(values.limit)),
      );
    }
    case 'drop_check': {
      const list = path.slice(0, path.indexOf('validations') + 1);
      const documentWithoutCheck = setValueAt(document, path.slice(0, list.length + 1), undefined);
      return isEmptyList(readValueAt(documentWithoutCheck, list))
        ? setValueAt(documentWithoutCheck, list, undefined)
        : documentWithoutCheck;
    }
    case 'drop_member':
    case 'drop_default':
      return setValueAt(document, path, undefined);
    case 'drop_entry':
      return setValueAt(document, entryPath(path), undefined);
    case 'drop_step':
      return setValueAt(document, path.slice(0, path.indexOf('steps') + 2), undefined);
    case 'drop_from_purpose':
      return setValueAt(document, path, undefined);
    case 'add_to_step':
      return addAskedField(document, path);
  }
}

const OPPOSITE_BOUNDS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  minLength: 'maxLength',
  maxLength: 'minLength',
  date_from: 'date_to',
  date_to: 'date_from',
};

interface SentCheck {
  type?: unknown;
  value?: unknown;
}

function checksAt(document: unknown, path: FindingPath): SentCheck[] {
  const list = readValueAt(document, path);
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}

function swapBounds(document: unknown, path: FindingPath): unknown {
  const list = path.slice(0, path.indexOf('validations') + 1);
  const index = Number(path[list.length]);
  const checks = checksAt(document, list);
  const otherIndex = checks.findIndex(({ type }) => type === OPPOSITE_BOUNDS[String(checks[index]?.type)]);
  if (otherIndex < 0) return document;
  const documentAfterFirst = setValueAt(document, [...list, index, 'value'], checks[otherIndex]?.value);
  return setValueAt(documentAfterFirst, [...list, otherIndex, 'value'], checks[index]?.value);
}

function typeOf(document: unknown, id: unknown): string {
  const fields = readValueAt(document, ['definitions', 'fields']);
  const definition = Array.isArray(fields) ? fields.find((field) => field?.id === id) : undefined;
  return String(definition?.value_type);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Path of the field for `fields[2].id`, of the choice for `values[3].key`. */
function entryPath(path: FindingPath): FindingPath {
  return typeof path.at(-1) === 'number' ? path : path.slice(0, -1);
}

/** Copies the field of another purpose, else picks a component for its type. */
function addAskedField(document: unknown, path: FindingPath): unknown {
  const id = readValueAt(document, path);
  const name = readValueAt(document, [...path.slice(0, 3), 'name']);
  const list: FindingPath = ['ui_config', 'config', 'loan_purposes'];
  const shownPurposes = readValueAt(document, list);
  if (!Array.isArray(shownPurposes) || typeof id !== 'string') return document;
  const purpose = shownPurposes.findIndex((candidate) => candidate?.name === name);
  const steps = readValueAt(document, [...list, purpose, 'steps']);
  if (!Array.isArray(steps) || steps.length === 0) return document;
  const existingField = shownPurposes
    .flatMap((candidate) => candidate?.steps ?? [])
    .flatMap((step) => step?.fields ?? [])
    .find((field) => field?.id === id);
  const field = existingField ?? {
    id,
    component: COMPONENT_OF_TYPE[typeOf(document, id)] ?? 'text',
    label: id,
  };
  const fields: FindingPath = [...list, purpose, 'steps', steps.length - 1, 'fields'];
  const currentFields = readValueAt(document, fields);
  return setValueAt(document, fields, [...(Array.isArray(currentFields) ? currentFields : []), field]);
}
