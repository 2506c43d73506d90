import type { Finding } from '../rules/finding';
import type { TextLookup } from './texts';

export function formatFinding(finding: Finding, t: TextLookup<'findings'>): string {
  const { values, portal, elsewhere = [] } = finding;
  return [
    t(`problem.${textOfProblem(finding)}`, values),
    ...(portal === undefined ? [] : [t(`portal.${portal}`)]),
    ...(elsewhere.length === 0 ? [] : [t('elsewhere', { n: elsewhere.length })]),
  ].join(' ');
}

const FORM_LIST_PATH = /\b(fields|steps)$/;

function textOfProblem({ problem, path, values }: Finding) {
  if (problem === 'too_few') {
    const list = FORM_LIST_PATH.exec(path)?.[1];
    return list === 'fields' ? 'no_fields' : list === 'steps' ? 'no_steps' : problem;
  }
  if (values?.nearest !== undefined) return problem;
  if (problem === 'not_offered') return 'not_offered_list';
  return problem === 'not_a_standard_field' ? 'not_a_standard_field_alone' : problem;
}
