import { readApplication } from '~/api/applications.server';
import { withFlash } from '~/request/flash';
import type { PortalRequest } from '~/request/portal-request';
import { resultPath } from './rules/journey';

type Sender = Pick<PortalRequest, 'session' | 'config'>;

/** The last sent application, until a new draft begins (CLA-13). */
export function submittedApplication({ session, config }: Sender) {
  const { user, draft, resultApplication } = session.data;
  if (draft !== null || !user || resultApplication?.userId !== user.id) return null;
  const application = readApplication(resultApplication.application);
  return application && { number: application.shortApplicationId, to: resultPath(config) };
}

export async function redirectWithSubmittedMessage(request: PortalRequest, to: string): Promise<Response> {
  const text = request.t('application')('sent.toast');
  await request.session.change((session) => withFlash(session, { tone: 'info', text }));
  return request.redirect(to);
}
