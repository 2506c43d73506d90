import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { newApplicationPath } from '~/session/guards.server';
import type { ProblemData } from '~/session/problem.server';
import { openVisit } from '~/session/visit.server';

/**
 * The dynamic form. Deployments that ask for it are told that it cannot be shown: this version of the portal has no form engine.
 * The guards are those of the specification (SHELL-05, SHELL-06).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  if (!visit.config.usersMayApply) throw visit.redirect('/login');
  if (!visit.config.dynamicForm) throw visit.redirect(newApplicationPath(visit.config));
  const problem: ProblemData = { messages: [visit.t('problem')('dynamicForm')], emailNotConfirmed: false };
  throw data(problem, { status: 503, headers: visit.headers() });
}

export default function DynamicStep() {
  return null;
}
