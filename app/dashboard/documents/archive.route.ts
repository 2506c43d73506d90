import type { LoaderFunctionArgs } from '@remix-run/node';
import { documentCategoriesOf } from '~/api/applications.server';
import { documents } from '~/api/documents.server';
import { loadApplication } from '~/dashboard/load-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { joinTexts, type TranslatedText } from '~/i18n/translated-text';
import { explainError, textsOfErrors } from '~/request/problem.server';
import { findExceededLimit } from '~/request/rate-limit.server';
import { addFlashMessage } from '~/request/session.server';
import { respondWithArchive } from './archive.server';
import { documentPermissionsOf, filePermissionsOf } from './rules/document-permissions';

export async function loader({
  request: httpRequest,
  context,
  params,
}: LoaderFunctionArgs): Promise<Response> {
  const loadedApplication = await loadApplication({ request: httpRequest, context }, params.id, 'documents');
  const { request, application, header } = loadedApplication;
  const refuse = async (text: TranslatedText) => {
    await request.session.change((session) => addFlashMessage(session, { tone: 'error', text }));
    return request.redirect(tabPath(header.id, 'documents'), 303);
  };
  const tooOften = await findExceededLimit(request, 'archive');
  if (tooOften !== null) return refuse(tooOften);
  const listResult = await documents.list(request.api, header.id);
  if (!listResult.ok) return refuse(joinTexts(textsOfErrors(explainError(request, listResult.error))));
  const permissions = documentPermissionsOf(application);
  const types = documentCategoriesOf(application);
  const files = listResult.data.result.filter((file) => filePermissionsOf(file, permissions, types).download);
  if (files.length === 0) return refuse(request.t('documents')('archive.empty'));
  return respondWithArchive(request, {
    applicationId: header.id,
    number: header.number,
    files,
    signal: httpRequest.signal,
  });
}
