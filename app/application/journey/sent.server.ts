import { readApplication } from '~/api/applications.server';
import { resultPath } from '~/application/result/result-path';
import { withFlash } from '~/request/flash';
import type { Visit } from '~/request/visit.server';

/** Whose request it may be. */
type Sender = Pick<Visit, 'session' | 'config'>;

/** What the visitor has sent last while nothing new is begun, so that going back to the form says it is a new one (CLA-13); else null. */
export function sentRequest({ session, config }: Sender) {
  const { user, draft, resultApplication } = session;
  if (draft !== null || !user || resultApplication?.userId !== user.id) return null;
  const application = readApplication(resultApplication.application);
  return application && { number: application.shortApplicationId, to: resultPath(config) };
}

/** Leads who goes back past the sending on to where the request is, and says so. */
export async function leadToSent(visit: Visit, to: string): Promise<Response> {
  const text = visit.t('application')('sent.toast');
  await visit.change((session) => withFlash(session, { tone: 'info', text }));
  return visit.redirect(to);
}
