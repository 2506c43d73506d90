import type { LoaderFunctionArgs } from '@remix-run/node';
import { documentCategoriesOf } from '~/api/applications.server';
import { documents } from '~/api/documents.server';
import { loadApplication } from '~/dashboard/load-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { joinTexts, type TranslatedText } from '~/i18n/translated-text';
import { explain, textsOf } from '~/request/problem.server';
import { overLimit } from '~/request/rate-limit.server';
import { withFlash } from '~/request/session.server';
import { archiveAnswer } from './archive.server';
import { documentPermissions, filePermissions } from './rules/document-permissions';

export async function loader({
  request: httpRequest,
  context,
  params,
}: LoaderFunctionArgs): Promise<Response> {
  const loaded = await loadApplication({ request: httpRequest, context }, params.id, 'documents');
  const { request, application, head } = loaded;
  const refuse = async (text: TranslatedText) => {
    await request.session.change((session) => withFlash(session, { tone: 'error', text }));
    return request.redirect(tabPath(head.id, 'documents'), 303);
  };
  const tooOften = await overLimit(request, 'archive');
  if (tooOften !== null) return refuse(tooOften);
  const listed = await documents.list(request.api, head.id);
  if (!listed.ok) return refuse(joinTexts(textsOf(explain(request, listed.error))));
  const permissions = documentPermissions(application);
  const types = documentCategoriesOf(application);
  const files = listed.data.result.filter((file) => filePermissions(file, permissions, types).download);
  if (files.length === 0) return refuse(request.t('documents')('archive.empty'));
  return archiveAnswer(request, {
    applicationId: head.id,
    number: head.number,
    files,
    signal: httpRequest.signal,
  });
}
