import type { DynamicForm } from 'contracts/api/enumerations';
import { type Finding, hasErrors, type Problem } from '../finding';
import type { CheckResult } from '../own-bank/check-bank';
import { MAX_FINDINGS, parseJsonDocument, repairJsonDocument } from '../parse-json-document';
import { findFieldFindings } from './check-field';
import { findPurposeFindings } from './check-purposes';
import { type FormDocument, formDocumentSchema } from './form-document';
import { findSizeFindings } from './form-size';

const MEMBER_ALIASES: ReadonlyMap<string, string> = new Map([
  ['dynamic_forms_fields_definitions', 'definitions'],
  ['dynamic_forms_ui_config', 'ui_config'],
]);

/** Errors come before notes. */
export function checkForm(value: unknown, name: DynamicForm): CheckResult<FormDocument> {
  return check(value, name, null);
}

/** Reports errors of the content even while lists are empty or texts too long. */
export function checkDraft(draft: FormDocument, name: DynamicForm): CheckResult<FormDocument> {
  return check(draft, name, draft);
}

function check(value: unknown, name: DynamicForm, draft: FormDocument | null): CheckResult<FormDocument> {
  const { document: read, findings } = parseJsonDocument(formDocumentSchema, renameAliases(value));
  const isSmallEnough = !findings.some(({ problem }) => problem === 'too_deep' || problem === 'too_large');
  const document =
    read ?? (isSmallEnough ? (repairJsonDocument(formDocumentSchema, renameAliases(value)) ?? draft) : null);
  const ofShape = findings.map(withPortalAnswer);
  if (document === null) return { document, findings: ofShape };
  const foundPaths = new Set(ofShape.map(({ path }) => path));
  const sizeFindings = findSizeFindings(document);
  const partFindings =
    sizeFindings.length > 0
      ? sizeFindings
      : [...findPurposeFindings(document, name), ...findFieldFindings(document, name)];
  const allFindings = [...ofShape, ...partFindings.filter(({ path }) => !foundPaths.has(path))];
  const sortedFindings = mergeRepeatedIds(allFindings).toSorted(
    (left, right) => rankOf(left) - rankOf(right),
  );
  return {
    document: hasErrors(allFindings) ? null : document,
    findings: sortedFindings.slice(0, MAX_FINDINGS),
  };
}

const PROBLEMS_OF_IDS: readonly Problem[] = [
  'no_definition',
  'not_of_purpose',
  'never_asked',
  'reserved_step',
  'no_step_address',
  'encoded_step_address',
];

/** Many purposes and steps may repeat a wrong id. */
function mergeRepeatedIds(findings: readonly Finding[]): Finding[] {
  const mergedFindings: Finding[] = [];
  const positions = new Map<string, number>();
  for (const finding of findings) {
    const key = `${finding.problem} ${finding.values?.name}`;
    const position = PROBLEMS_OF_IDS.includes(finding.problem) ? positions.get(key) : undefined;
    const firstFinding = position === undefined ? undefined : mergedFindings[position];
    if (position === undefined || firstFinding === undefined)
      positions.set(key, mergedFindings.push(finding) - 1);
    else
      mergedFindings[position] = {
        ...firstFinding,
        elsewhere: [...(firstFinding.elsewhere ?? []), finding.path],
      };
  }
  return mergedFindings;
}

function rankOf({ severity, problem }: Finding): number {
  if (severity === 'error') return 0;
  return problem === 'not_looked_at' ? 1 : 2;
}

function renameAliases(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [MEMBER_ALIASES.get(name) ?? name, member]),
  );
}

function withPortalAnswer(finding: Finding): Finding {
  const { path, problem } = finding;
  if (problem === 'not_offered' || problem === 'missing') {
    if (path.endsWith('.component')) return { ...finding, portal: 'other_control' };
    if (/\.validations\[\d+\]\.type$/.test(path)) return { ...finding, portal: 'check_left_out' };
    if (/\.(value_type|field_type|related_entity)$/.test(path))
      return { ...finding, portal: 'other_control' };
  }
  if (problem === 'unknown_member') return { ...finding, portal: 'left_out' };
  const isList = /(loan_purposes|fields|steps|currencies|definitions|ui_config|config)$/.test(path);
  return isList && (problem === 'missing' || problem === 'too_few')
    ? { ...finding, portal: 'error_screen' }
    : finding;
}
