import { cutText } from './cut-text';

export const PROBLEMS = [
  'empty',
  'too_large',
  'too_deep',
  'missing',
  'wrong_type',
  'unknown_member',
  'not_offered',
  'too_long',
  'too_many',
  'too_few',
  'out_of_range',
  'min_above_max',
  'unreadable',
  'markup',
  'not_a_name',
  'not_a_colour',
  'not_an_address',
  'not_an_email',
  'not_a_phone_number',
  'not_a_time_zone',
  'not_a_country',
  'not_a_date',
  'twice',
  'not_among_supported',
  'no_legal_forms',
  'key_taken',
  'not_an_image',
  'image_too_large',
  'image_cleaned',
  'not_known_to_portal',
  'feature_known',
  'not_taken_over',
  'talks_not_taken_over',
  'purpose_not_shown',
  'purpose_undefined',
  'no_definition',
  'not_of_purpose',
  'never_asked',
  'needed',
  'reserved_step',
  'no_step_address',
  'encoded_step_address',
  'no_choices',
  'component_unfit',
  'wrong_value_type',
  'not_a_standard_field',
  'bound_not_a_number',
  'error_names_other_bound',
  'not_a_pattern',
  'pattern_limited',
  'not_looked_at',
  'check_unfit',
  'default_not_taken',
  'no_label',
  'language_missing',
  'not_reachable',
  'address_not_allowed',
  'answered_otherwise',
  'not_json',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export const PORTAL_REACTIONS = [
  'error_screen',
  'failure',
  'other_control',
  'check_left_out',
  'left_out',
  'checks_in_bounds',
] as const;
export type PortalReaction = (typeof PORTAL_REACTIONS)[number];

export interface Finding {
  path: string;
  problem: Problem;
  severity: 'error' | 'note';
  portal?: PortalReaction;
  values?: Record<string, string | number>;
  /** Paths of other places with the same mistake. */
  elsewhere?: readonly string[];
}

export function createErrorFinding(path: string, problem: Problem, values?: Finding['values']): Finding {
  return { path, problem, severity: 'error', ...(values && { values }) };
}

export function createNoteFinding(path: string, problem: Problem, values?: Finding['values']): Finding {
  return { path, problem, severity: 'note', ...(values && { values }) };
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

const MAX_SHOWN_NAME_LENGTH = 80;

export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`;
      const name = shortenText(String(part));
      if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(name)) return `[${JSON.stringify(name)}]`;
      return index === 0 ? name : `.${name}`;
    })
    .join('');
}

export function shortenText(text: string, length = MAX_SHOWN_NAME_LENGTH): string {
  return text.length > length ? `${cutText(text, length)}…` : text;
}
