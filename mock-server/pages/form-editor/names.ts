import Building from 'virtual:icon/building-complex';
import Calendar from 'virtual:icon/calendar';
import CircleCheck from 'virtual:icon/circle-check';
import Hash from 'virtual:icon/hash';
import List from 'virtual:icon/list';
import Text from 'virtual:icon/type';
import type { FieldComponent, Language } from 'contracts/api/enumerations';
import type { Draft, Field, Purpose, Step } from '../../form-editor/draft/draft';
import { listPurposes } from '../../form-editor/draft/draft';
import { getDisplayedText } from '../../form-editor/field/localized';
import {
  type FormPartAddress,
  isSameSubject,
  locateFinding,
  parseFindingPath,
} from '../../form-editor/findings/path';
import { type Finding, shortenText } from '../../rules/finding';

const MAX_NAME_CHARACTERS = 80;

const shortened = (text: string) => shortenText(text, MAX_NAME_CHARACTERS);

export function nameOfPurpose({ label, name }: Purpose, language: Language): string {
  return shortened(getDisplayedText(label, language)?.trim() || name);
}

export function nameOfStep({ title, id }: Step, language: Language): string {
  return shortened(getDisplayedText(title, language)?.trim() || id);
}

export function nameOfField({ label, id }: Field, language: Language): string {
  return shortened(getDisplayedText(label, language)?.trim() || id);
}

export function nameOfFindingSubject(
  draft: Draft,
  { purpose, step, field }: FormPartAddress,
  language: Language,
): string {
  const ofPurpose = listPurposes(draft)[purpose];
  const ofStep = step === undefined ? undefined : ofPurpose?.steps[step];
  const ofField = field === undefined ? undefined : ofStep?.fields[field];
  if (ofField) return nameOfField(ofField, language);
  if (ofStep) return nameOfStep(ofStep, language);
  return ofPurpose ? nameOfPurpose(ofPurpose, language) : '';
}

const ICON_BY_COMPONENT: Record<FieldComponent, typeof Text> = {
  checkbox: CircleCheck,
  company_search: Building,
  company_type: Building,
  country: List,
  currency: List,
  date: Calendar,
  loan_purpose: List,
  number: Hash,
  quick_picks: List,
  radio: List,
  select: List,
  slider: Hash,
  text: Text,
  textarea: Text,
};

/** A document from the JSON tab may name unknown components. */
export function iconOf({ component }: Field) {
  return ICON_BY_COMPONENT[component] ?? Text;
}

export function isSubjectWithin(subject: FormPartAddress | null, owner: FormPartAddress): boolean {
  if (subject === null || subject.purpose !== owner.purpose) return false;
  if (owner.step === undefined) return true;
  if (subject.step !== owner.step) return false;
  return owner.field === undefined || subject.field === owner.field;
}

/** Missing languages are counted separately. */
export function omitLanguageFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ problem }) => problem !== 'language_missing');
}

export interface LocatedFinding {
  readonly finding: Finding;
  readonly subjects: readonly (FormPartAddress | null)[];
}

/** Computed once, because each row of the outline needs its findings. */
export function locateFindings(draft: Draft, findings: readonly Finding[]): LocatedFinding[] {
  return omitLanguageFindings(findings).map((finding) => ({
    finding,
    subjects: [finding.path, ...(finding.elsewhere ?? [])].map((path) => locateFinding(draft, path)),
  }));
}

export function listFindingsWithin(
  locatedFindings: readonly LocatedFinding[],
  owner: FormPartAddress,
): Finding[] {
  return locatedFindings
    .filter(({ subjects }) => subjects.some((subject) => isSubjectWithin(subject, owner)))
    .map(({ finding }) => finding);
}

export function listFindingsAt(
  locatedFindings: readonly LocatedFinding[],
  owner: FormPartAddress,
): Finding[] {
  return locatedFindings
    .filter(({ subjects }) => subjects.some((subject) => subject !== null && isSameSubject(subject, owner)))
    .map(({ finding }) => finding);
}

const PART_LISTS: readonly unknown[] = ['fields', 'steps', 'loan_purposes'];

/** @param member such as `label` or `validations[0]` */
export function listFindingsOfMember(
  locatedFindings: readonly LocatedFinding[],
  owner: FormPartAddress,
  member: string,
): Finding[] {
  const memberParts = parseFindingPath(member);
  const isOfEntry = (path: string) => {
    const parts = parseFindingPath(path);
    const partsWithinOwner = parts.slice(parts.findLastIndex((part) => PART_LISTS.includes(part)) + 2);
    return memberParts.every((part, index) => partsWithinOwner[index] === part);
  };
  return listFindingsAt(locatedFindings, owner).filter(({ path, elsewhere = [] }) =>
    [path, ...elsewhere].some(isOfEntry),
  );
}
